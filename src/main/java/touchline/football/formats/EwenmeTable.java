package touchline.football.formats;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchline.football.Fee;
import touchline.football.Move;
import touchline.football.Source;
import touchline.football.Window;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.InTurn;
import touchline.football.reading.Origins;
import touchline.football.reading.Table;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.football.written.FeeText;

/** Tables of ewenme/transfers: by season and window, without numbers; a move between two covered clubs comes twice. */
final class EwenmeTable implements Format {

    @Override
    public String name() {
        return "ewenme-transfers";
    }

    @Override
    public String expects() {
        return "a table of ewenme/transfers with club_name, player_name, club_involved_name, fee and transfer_movement";
    }

    @Override
    public Source source(Asked asked) {
        return Origins.held("ewenme", "ewenme/transfers", "https://github.com/ewenme/transfers", "none stated");
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        Set<String> seen = new HashSet<>();
        var clubs = new ShortNames(file, "club_name");
        var table = new Table(
                "transfers",
                Table.columns("club_name, player_name, club_involved_name, fee, transfer_movement, year"),
                Table.columns("age, position, transfer_period, fee_cleaned, league_name, season, country"),
                List.of("player_name"),
                row -> move(row, clubs, seen, taking));
        return InTurn.of(
                Tables.in(file, List.of(table), name(), expects(), taking).entries());
    }

    private static Entry move(Row row, ShortNames clubs, Set<String> seen, Taking taking) {
        boolean in = row.needed("transfer_movement").equals("in");
        String name = row.needed("player_name");
        String club = row.needed("club_name");
        Optional<String> other = row.text("club_involved_name")
                .filter(it -> !Set.of("Without Club", "Retired", "Unknown", "Career break")
                        .contains(it))
                .map(clubs::full);
        int year = row.number("year").orElseThrow(() -> new Unusable("The row has no year."));
        boolean summer = !row.raw("transfer_period").equals("Winter");
        if (!seen.add(String.join("|", name, club, other.orElse(""), row.raw("year"), row.raw("transfer_period")))) {
            throw new Unusable("The row stands in the file twice and is taken once.");
        }
        Window when = summer
                ? Window.between(LocalDate.of(year, 6, 1), LocalDate.of(year, 9, 30))
                : Window.between(LocalDate.of(year + 1, 1, 1), LocalDate.of(year + 1, 2, 28));
        FeeText.Reading fee = FeeText.read(row.raw("fee"));
        Optional<Team> here = Optional.of(Team.named(club));
        Optional<Team> there = other.map(Team::named);
        return new Entry.OnMove(
                row.line(),
                new Who(
                        Optional.empty(),
                        Optional.empty(),
                        name,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(club)),
                Optional.empty(),
                when,
                Optional.of("%d/%02d".formatted(year, (year + 1) % 100)),
                in ? there : here,
                in ? here : there,
                kind(fee.fee(), in || there.isPresent()),
                fee.fee(),
                Move.Status.CONFIRMED,
                Optional.empty(),
                taking.fromUpTo(when.latest()));
    }

    static Move.Kind kind(Fee fee, boolean joins) {
        return switch (fee.kind()) {
            case LOAN, LOAN_FEE -> Move.Kind.LOAN;
            case LOAN_RETURN -> Move.Kind.LOAN_RETURN;
            case FEE, FREE -> joins ? Move.Kind.PERMANENT : Move.Kind.DEPARTURE;
            default -> joins ? Move.Kind.UNKNOWN : Move.Kind.DEPARTURE;
        };
    }
}
