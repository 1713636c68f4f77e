package touchline.football.formats;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.Born;
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
import touchline.football.reading.InTurn;
import touchline.football.reading.Nations;
import touchline.football.reading.Origins;
import touchline.football.reading.Places;
import touchline.football.reading.Seasonal;
import touchline.football.reading.Table;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;

/** Exports of FBref, old and light: totals count, their columns per 90 only without them, and totals over two clubs never. */
final class FbrefTable implements Format {

    private static final Map<String, String[]> TOTALS = totals();
    private static final Pattern FLATTENED = Pattern.compile(
            "^(Performance|Expected|Playing Time|Progression|Standard)_|_(Playing|Expected|Progression|Performance|Standard)?$");
    private static final Set<String> KNOWN = Set.of(
            "Rk",
            "Nation",
            "Pos",
            "Comp",
            "Age",
            "Born",
            "MP",
            "Starts",
            "Min",
            "90s",
            "G+A",
            "G-PK",
            "PKatt",
            "npxG+xAG",
            "npxG+xA",
            "PrgC",
            "PrgR",
            "Gls.1",
            "Ast.1",
            "G+A.1",
            "G-PK.1",
            "G+A-PK",
            "xG.1",
            "xAG.1",
            "xA.1",
            "xG+xAG",
            "xG+xA",
            "npxG.1",
            "npxG+xAG.1",
            "npxG+xA.1",
            "Matches",
            "-9999",
            "Season",
            "Season_End_Year",
            "2CrdY",
            "Fld",
            "Int",
            "TklW",
            "Player_Href",
            "Url");

    @Override
    public String name() {
        return "fbref";
    }

    @Override
    public String expects() {
        return "a table of players exported from FBref as CSV, with the columns Player, Squad and Min";
    }

    @Override
    public Source source(Asked asked) {
        return Origins.held("fbref", "FBref", "https://fbref.com", "terms of use of Sports Reference");
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        var seasonal = new Seasonal(taking);
        var known = new HashSet<>(KNOWN);
        TOTALS.values().stream().flatMap(Stream::of).forEach(name -> {
            known.add(name);
            known.addAll(List.of(per90(name)));
        });
        String fileName =
                file.members().isEmpty() ? "" : file.members().getFirst().name();
        var table = new Table(
                "players",
                Set.of("Player", "Squad", "Min"),
                known,
                List.of("Player"),
                row -> season(row, seasonal, taking, fileName));
        return InTurn.of(Tables.in(file, List.of(table), name(), expects(), taking, FbrefTable::plain)
                .entries());
    }

    private static Entry season(Row row, Seasonal seasonal, Taking taking, String fileName) {
        String squad = row.needed("Squad");
        if (squad.matches("\\d+ (Squads|Teams)")) {
            throw new Unusable("The row adds up several clubs, whose own rows are taken.");
        }
        Optional<String> column =
                seasonal.isCalendar() ? row.text("Season") : Soccerdata.season(row.text("Season"), row.text("Comp"));
        String season = seasonal.season(column, row.number("Season_End_Year"), fileName);
        Optional<Integer> born = row.number("Born");
        agree(born, row.text("Age"), season);
        String name = row.needed("Player");
        Who who = new Who(
                Optional.empty(),
                row.text("-9999"),
                name,
                born.map(Born::in),
                row.text("Nation").map(FbrefTable::nation),
                Optional.of(squad));
        return new Entry.OnSeason(
                row.line(),
                who,
                season,
                seasonal.competition(
                        Soccerdata.league(row.text("Comp")).map(it -> it.replaceFirst("^[a-z]{2,3} ", ""))),
                Optional.of(Team.named(squad)),
                Optional.empty(),
                row.text("Pos").flatMap(Places::of),
                row.number("MP"),
                row.number("Starts"),
                row.number("Min"),
                totals(row),
                row.text("xG").isPresent() || row.text("Sh").isPresent() ? Season.Detail.EVENT : Season.Detail.LINEUP,
                taking.fromUpTo(seasonal.end(season)));
    }

    /** The totals; where a table has figures per 90 only, what they come to in the minutes played. */
    private static Map<String, Double> totals(Row row) {
        Map<String, Double> totals = Seasonal.totals(row, TOTALS);
        row.number("Min")
                .ifPresent(minutes -> TOTALS.forEach((metric, names) -> {
                    if (!totals.containsKey(metric)) {
                        Stream.of(names)
                                .flatMap(name -> row.decimal(per90(name)).stream())
                                .findFirst()
                                .ifPresent(it -> totals.put(metric, Math.round(it * minutes / 0.9) / 100.0));
                    }
                }));
        return totals;
    }

    private static String[] per90(String name) {
        return new String[] {name + ".1", name + "_Per"};
    }

    /** Tools that fetch tables put the group before a name or behind it. */
    private static String plain(String column) {
        String name = FLATTENED.matcher(column.strip()).replaceAll("");
        return switch (name) {
            case "team" -> "Squad";
            case "league" -> "Comp";
            default -> name;
        };
    }

    /** Tools deliver another season than was asked for; birth and age give it away. */
    private static void agree(Optional<Integer> born, Optional<String> age, String season) {
        int start = Integer.parseInt(season.substring(0, 4));
        age.map(text -> text.replaceFirst("[-.].*", ""))
                .filter(text -> text.matches("\\d{2}"))
                .map(Integer::valueOf)
                .ifPresent(years -> born.filter(year -> Math.abs(start - years - year) > 1)
                        .ifPresent(year -> {
                            throw new Unusable(
                                    "Born in %d and aged %d is another season than %s: check which one the file has."
                                            .formatted(year, years, season));
                        }));
    }

    /** {@code us USA}: the two letters are unambiguous. */
    private static String nation(String text) {
        return Nations.of(text.split(" ", -1)[0]);
    }

    private static Map<String, String[]> totals() {
        Map<String, String[]> totals = new HashMap<>();
        totals.put("goals", new String[] {"Gls"});
        totals.put("assists", new String[] {"Ast"});
        totals.put("penalty_goals", new String[] {"PK"});
        totals.put("yellow_cards", new String[] {"CrdY"});
        totals.put("red_cards", new String[] {"CrdR"});
        totals.put("xg", new String[] {"xG"});
        totals.put("npxg", new String[] {"npxG"});
        totals.put("xa", new String[] {"xAG", "xA"});
        totals.put("progressive_passes_accurate", new String[] {"PrgP"});
        totals.put("shots", new String[] {"Sh"});
        totals.put("shots_on_target", new String[] {"SoT"});
        totals.put("fouls", new String[] {"Fls"});
        totals.put("interceptions", new String[] {"Int"});
        return totals;
    }
}
