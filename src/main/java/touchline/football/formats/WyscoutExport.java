package touchline.football.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchline.football.Foot;
import touchline.football.Profile.Field;
import touchline.football.Season;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.Heights;
import touchline.football.reading.InTurn;
import touchline.football.reading.Nations;
import touchline.football.reading.Origins;
import touchline.football.reading.Places;
import touchline.football.reading.Seasonal;
import touchline.football.reading.Table;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;

/** Wyscout's advanced search, exported as a workbook or CSV: profiles, and numbers of one season. */
final class WyscoutExport implements Format {

    private static final DayText DAYS = DayText.plain();
    private static final Set<String> NEEDS = Set.of("Player", "Team", "Position", "Minutes played");

    @Override
    public String name() {
        return "wyscout-export";
    }

    @Override
    public String expects() {
        return "the advanced search of Wyscout as .xlsx or .csv with columns in English, Spanish, Portuguese or Turkish "
                + "(Player, Team, Position, Minutes played …), and the season as an option";
    }

    @Override
    public Source source(Asked asked) {
        return Origins.held("wyscout-export", "Wyscout", "https://wyscout.hudl.com", "the operator's contract");
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        var seasonal = new Seasonal(taking);
        String fileName =
                file.members().isEmpty() ? "" : file.members().getFirst().name();
        Set<String> known = new HashSet<>(WyscoutColumns.all());
        known.addAll(Table.columns("Team within selected timeframe, Age, Market value, Contract expires, "
                + "Matches played, Birth country, Passport country, Foot, Height, Weight, On loan"));
        Table seasons =
                new Table("players", NEEDS, known, List.of("Player"), row -> season(row, seasonal, taking, fileName));
        Table profiles = new Table("players", NEEDS, known, List.of("Player"), row -> player(row, taking));
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        all.addAll(Tables.in(file, List.of(profiles), name(), expects(), taking, WyscoutHeaders::english)
                .entries());
        seasonal.season(Optional.empty(), fileName);
        all.addAll(Tables.in(file, List.of(seasons), name(), expects(), taking, WyscoutHeaders::english)
                .entries());
        return InTurn.of(all);
    }

    private static Who who(Row row) {
        return new Who(
                Optional.empty(),
                Optional.empty(),
                row.needed("Player"),
                Optional.empty(),
                row.text("Passport country", "Birth country").map(it -> Nations.of(it.split(",", -1)[0])),
                row.text("Team"));
    }

    private static Entry player(Row row, Taking taking) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        row.text("Position").flatMap(Places::of).ifPresent(it -> facts.put(Field.POSITION, it.name()));
        row.text("Foot").flatMap(Foot::of).ifPresent(it -> facts.put(Field.FOOT, it.name()));
        row.text("Height").flatMap(Heights::centimetres).ifPresent(it -> facts.put(Field.HEIGHT_CM, it));
        row.text("Weight").flatMap(Heights::kilograms).ifPresent(it -> facts.put(Field.WEIGHT_KG, it));
        row.text("Contract expires")
                .flatMap(DAYS::partial)
                .ifPresent(end -> facts.put(Field.CONTRACT_UNTIL, end.text()));
        return new Entry.OnPlayer(
                row.line(), who(row), facts, row.text("Team").map(Team::named), List.of(), taking.from());
    }

    /** The numbers belong to the team within the time that was asked for, not to today's. */
    private static Entry season(Row row, Seasonal seasonal, Taking taking, String fileName) {
        String season = seasonal.season(Optional.empty(), fileName);
        if (row.text("Team within selected timeframe").isEmpty()) {
            taking.note(
                    "Rows without 'Team within selected timeframe' have their numbers under today's Team: export that column too where players moved.");
        }
        String team = row.text("Team within selected timeframe", "Team")
                .orElseThrow(() -> new Unusable("The row has no team."));
        int minutes = row.number("Minutes played").orElseThrow(() -> new Unusable("The row has no minutes."));
        return new Entry.OnSeason(
                row.line(),
                who(row),
                season,
                seasonal.competition(Optional.empty()),
                Optional.of(Team.named(team)),
                Optional.empty(),
                row.text("Position").flatMap(Places::of),
                row.number("Matches played"),
                Optional.empty(),
                Optional.of(minutes),
                WyscoutColumns.totals(row, minutes),
                Season.Detail.EVENT,
                taking.fromUpTo(seasonal.end(season)));
    }
}
