package touchline.market.pulse;

import java.time.LocalDate;
import java.util.Optional;
import touchline.football.Origin;
import touchline.football.Profile;
import touchline.football.Profiles;
import touchline.football.outlook.Contracts;
import touchline.market.pulse.PulseReport.ContractsLine;
import touchline.market.pulse.PulseReport.EndingLine;

/** What a report says of contracts. */
record ContractSection(Contracts contracts, Profiles profiles) {

    private static final int SHOWN = 10;

    /** @param from the day after those covered */
    ContractsLine from(LocalDate from) {
        var soon = from.plusMonths(6);
        return new ContractsLine(
                contracts.count(from, soon),
                contracts.count(from, from.plusMonths(12)),
                contracts.between(from, soon, SHOWN).stream()
                        .flatMap(it -> line(it).stream())
                        .toList());
    }

    /** With the source that says so, which need not be the one that knows most of the player. */
    private Optional<EndingLine> line(Contracts.Ending ending) {
        Optional<Origin> origin = profiles.of(ending.player()).stream()
                .filter(it -> ending.until().text().equals(it.facts().get(Profile.Field.CONTRACT_UNTIL)))
                .map(Profile::origin)
                .findFirst();
        return origin.map(it -> new EndingLine(
                ending.player(), ending.name(), ending.club(), ending.until().text(), it.source(), it.asOf()));
    }
}
