package touchline.market.pulse;

import java.time.Clock;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.Newest;
import touchline.football.outlook.ValueChanges.Change;
import touchline.market.pulse.PulseReport.ContractsLine;
import touchline.market.pulse.PulseReport.DataDate;
import touchline.market.pulse.PulseReport.EndingLine;
import touchline.market.pulse.PulseReport.GapLine;
import touchline.market.pulse.PulseReport.SourceLine;
import touchline.market.pulse.PulseReport.ValueLine;

/** Puts a report together from the register as it stands. */
final class Editor {

    private static final int CHANGES = 10;

    private final Registers registers;
    private final String base;
    private final Clock clock;

    /** @param base where pages are */
    Editor(Registers registers, String base, Clock clock) {
        this.registers = registers;
        this.base = base;
        this.clock = clock;
    }

    PulseReport write(Edition edition) {
        var newest = registers.coverage().newest();
        var covered = Covered.by(edition, newest);
        var moves = MoveSections.of(registers.moves(), covered);
        var said = new SaidSections(registers.events().between(covered.from(), covered.to()));
        var changes = registers.values().between(covered.from(), covered.to());
        var contracts = new ContractSection(registers.contracts(), registers.profiles())
                .from(covered.to().plusDays(1));
        return new PulseReport(
                edition.id(),
                edition.period(),
                edition.date(),
                clock.instant().truncatedTo(ChronoUnit.SECONDS),
                covered.from(),
                covered.to(),
                Notes.on(edition, covered, newest),
                dates(newest),
                moves.totals(said.rumourCount()),
                moves.biggest(),
                moves.byLeague(registers.leagues(), Year.of(covered.to().getYear() - 1)),
                values(changes.stream().filter(it -> it.minor() > 0)),
                values(changes.stream().filter(it -> it.minor() < 0).sorted(Comparator.comparingLong(Change::minor))),
                contracts,
                said.rumours(),
                said.confirmed(),
                Optional.empty(),
                gaps(newest),
                sources(moves, said, changes, contracts),
                "%s/market/pulse/%s/%s".formatted(base, edition.period().word(), edition.date()));
    }

    private List<DataDate> dates(Newest newest) {
        return List.of(
                new DataDate("moves", newest.move()),
                new DataDate("reports", newest.event()),
                new DataDate("values", newest.value()),
                new DataDate("contracts", registers.contracts().newest()));
    }

    private static List<ValueLine> values(Stream<Change> changes) {
        return changes.limit(CHANGES)
                .map(it -> new ValueLine(
                        it.player(),
                        it.name(),
                        it.day(),
                        it.now().units(),
                        it.beforeDay(),
                        it.before().units(),
                        it.now().currency(),
                        it.origin().source(),
                        it.origin().asOf()))
                .toList();
    }

    private List<GapLine> gaps(Newest newest) {
        List<GapLine> gaps = new ArrayList<>();
        if (newest.move().isEmpty()) {
            gaps.add(new GapLine("moves", "No moves are loaded.", "transfermarkt-datasets (transfers)"));
        }
        if (newest.value().isEmpty()) {
            gaps.add(new GapLine(
                    "values",
                    "No market values are loaded, so nothing is said of rises and falls.",
                    "transfermarkt-datasets (player_valuations) or a table with value and value_day"));
        }
        if (!registers.contracts().areLoaded()) {
            gaps.add(new GapLine(
                    "contracts",
                    "No source loaded tells when a contract ends.",
                    "transfermarkt-datasets (players) or a table with contract_until"));
        }
        if (newest.event().isEmpty()) {
            gaps.add(new GapLine("reports", "No reports are loaded.", "events"));
        }
        return gaps;
    }

    private List<SourceLine> sources(
            MoveSections moves, SaidSections said, List<Change> changes, ContractsLine contracts) {
        Set<String> named = Stream.of(
                        moves.moves().stream().map(it -> it.origin().source()),
                        said.events().stream().map(it -> it.origin().source()),
                        changes.stream().map(it -> it.origin().source()),
                        contracts.players().stream().map(EndingLine::source))
                .flatMap(all -> all)
                .collect(Collectors.toSet());
        return registers.sources().all().stream()
                .filter(it -> named.contains(it.id()))
                .map(it -> new SourceLine(it.id(), it.attribution(), it.licence()))
                .toList();
    }
}
