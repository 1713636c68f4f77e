package touchline.football.sample;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import touchline.football.Event;
import touchline.football.Fee;
import touchline.football.Foot;
import touchline.football.Move;
import touchline.football.Position;
import touchline.football.Profile.Field;
import touchline.football.Season;
import touchline.football.Window;
import touchline.football.intake.Entry;
import touchline.football.intake.Entry.Count;
import touchline.football.intake.Team;
import touchline.football.intake.Who;

/** What a row of each file says. */
final class SampleEntries {

    /** In the order in which they have to be taken. */
    static final List<String> FILES = List.of(
            "clubs", "profiles", "moves", "seasons", "appearances", "goals", "salaries", "stints", "squads", "events");

    private static final Map<String, Function<SampleRow, Entry>> READERS = Map.of(
            "clubs", SampleEntries::club,
            "profiles", SampleEntries::profile,
            "moves", SampleEntries::move,
            "seasons", SampleEntries::season,
            "appearances", SampleEntries::appearance,
            "goals", SampleEntries::goal,
            "salaries", SampleEntries::salary,
            "stints", SampleEntries::stint,
            "squads", SampleEntries::squad,
            "events", SampleEntries::event);

    /** The columns of seasons that are no metrics. */
    private static final Set<String> NOT_COUNTED = Set.of(
            "player",
            "season",
            "competition",
            "kind",
            "team",
            "club",
            "position",
            "apps",
            "starts",
            "minutes",
            "detail",
            "source",
            "page",
            "as_of");

    private SampleEntries() {}

    /** @param file one of {@link #FILES} */
    static Entry of(String file, SampleRow row) {
        try {
            return Optional.ofNullable(READERS.get(file)).orElseThrow().apply(row);
        } catch (RuntimeException damaged) {
            throw new IllegalStateException(
                    "The sample's file %s is damaged in line %d".formatted(file, row.line()), damaged);
        }
    }

    private static Entry club(SampleRow row) {
        Team team = new Team(row.textIfAny("club"), Optional.empty(), row.text("name"), row.textIfAny("country"));
        return new Entry.OnClub(
                row.line(),
                team,
                row.texts("aliases"),
                row.textIfAny("city"),
                row.numberIfAny("founded"),
                row.textIfAny("stadium"),
                row.from());
    }

    private static Entry profile(SampleRow row) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        for (Field field : List.of(
                Field.FULL_NAME,
                Field.BIRTH_PLACE,
                Field.NATIONALITIES,
                Field.HEIGHT_CM,
                Field.WEIGHT_KG,
                Field.CLUB_AS_OF,
                Field.WIKIPEDIA)) {
            row.textIfAny(field.name().toLowerCase(Locale.ROOT)).ifPresent(text -> facts.put(field, text));
        }
        row.textIfAny("position").flatMap(Position::of).ifPresent(it -> facts.put(Field.POSITION, it.name()));
        row.textIfAny("foot").flatMap(Foot::of).ifPresent(it -> facts.put(Field.FOOT, it.name()));
        Who who = new Who(
                row.textIfAny("player"),
                row.textIfAny("key"),
                row.text("name"),
                row.bornIfAny("born"),
                Optional.empty(),
                Optional.empty());
        return new Entry.OnPlayer(row.line(), who, facts, row.clubIfAny("club"), row.texts("aliases"), row.from());
    }

    private static Entry move(SampleRow row) {
        Window when =
                new Window(row.day("earliest"), row.day("latest"), row.constant(Window.Precision.class, "precision"));
        Fee fee = new Fee(
                row.constant(Fee.Kind.class, "fee_kind"),
                row.moneyIfAny("fee_minor", "fee_currency"),
                Optional.empty(),
                row.textIfAny("fee_raw"));
        return new Entry.OnMove(
                row.line(),
                row.player(),
                Optional.empty(),
                when,
                row.textIfAny("season"),
                row.clubIfAny("from"),
                row.clubIfAny("to"),
                row.constant(Move.Kind.class, "kind"),
                fee,
                row.constant(Move.Status.class, "status"),
                row.textIfAny("evidence"),
                row.from());
    }

    private static Entry season(SampleRow row) {
        Map<String, Double> metrics = new TreeMap<>();
        row.row().getFieldsAsMap().forEach((column, text) -> {
            if (!NOT_COUNTED.contains(column) && !text.isEmpty()) {
                metrics.put(column, Double.valueOf(text));
            }
        });
        return new Entry.OnSeason(
                row.line(),
                row.player(),
                row.text("season"),
                new Season.Competition(row.text("competition"), row.constant(Season.Kind.class, "kind")),
                row.clubIfAny("club"),
                row.textIfAny("team"),
                row.constantIfAny(Position.class, "position"),
                row.numberIfAny("apps"),
                row.numberIfAny("starts"),
                row.numberIfAny("minutes"),
                metrics,
                row.constant(Season.Detail.class, "detail"),
                row.from());
    }

    private static Entry appearance(SampleRow row) {
        Map<Count, Integer> counts = new EnumMap<>(Count.class);
        for (Count count : Count.values()) {
            row.numberIfAny(count.name().toLowerCase(Locale.ROOT)).ifPresent(number -> counts.put(count, number));
        }
        return new Entry.OnAppearance(
                row.line(),
                row.player(),
                row.day("day"),
                row.text("competition"),
                row.text("team"),
                row.text("opponent"),
                row.textIfAny("venue"),
                row.flagIfAny("started"),
                row.numberIfAny("minutes"),
                counts,
                row.from());
    }

    private static Entry goal(SampleRow row) {
        return new Entry.OnGoal(
                row.line(),
                row.player(),
                row.day("day"),
                row.text("minute"),
                row.text("team"),
                row.text("opponent"),
                row.text("penalty").equals("1"),
                row.from());
    }

    private static Entry salary(SampleRow row) {
        return new Entry.OnSalary(
                row.line(),
                row.player(),
                row.number("year"),
                row.club(),
                row.moneyIfAny("base_minor", "currency"),
                row.moneyIfAny("guaranteed_minor", "currency"),
                row.from());
    }

    private static Entry stint(SampleRow row) {
        Who who = new Who(
                row.textIfAny("player"),
                row.textIfAny("key"),
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return new Entry.OnStint(
                row.line(), who, row.club(), row.number("start_year"), row.numberIfAny("end_year"), row.from());
    }

    private static Entry squad(SampleRow row) {
        return new Entry.OnSighting(row.line(), row.player(), row.day("day"), row.club(), "squad", row.from());
    }

    private static Entry event(SampleRow row) {
        return new Entry.OnEvent(
                row.line(),
                row.textIfAny("player").map(slug -> Who.known(slug, "")),
                row.text("name"),
                row.text("id"),
                row.day("day"),
                row.text("kind"),
                row.constant(Event.Certainty.class, "certainty"),
                row.text("summary"),
                Optional.empty(),
                row.textIfAny("publisher"),
                row.from());
    }
}
