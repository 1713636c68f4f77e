package touchline.football.formats;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.Born;
import touchline.football.Foot;
import touchline.football.PlainName;
import touchline.football.Profile.Field;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.Member;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.Heights;
import touchline.football.reading.InTurn;
import touchline.football.reading.Nations;
import touchline.football.reading.Places;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;
import touchline.football.written.FeeText;
import touchline.problem.Problem;

/** Any table of players, whose columns are named as ours or mapped to them. A row may say a profile, a value, a move. */
final class PlainTable implements Format {

    /** A value of nought says that none is known. */
    private static final Pattern NOUGHT = Pattern.compile("[€$£ ]*0([.,]0+)?[€$£ ]*");

    @Override
    public String name() {
        return "csv";
    }

    @Override
    public String expects() {
        return "a table with the column name, or with a map such as name=Player,born=Birthday; columns are "
                + String.join(", ", PlainColumns.ALL);
    }

    @Override
    public Source source(Asked asked) {
        String name = asked.text("source").orElse("Own files");
        String id = PlainName.of(name).replace(' ', '-');
        if (id.isEmpty()) {
            throw Problem.invalid(
                    "source", "name", "source must be a name such as 'Our scouts': it stands with every fact.");
        }
        return new Source(
                "operator-" + id,
                name,
                "",
                "as the operator holds it",
                Optional.empty(),
                name + ", imported by the operator of this service, who answers for it.",
                Source.Zone.OPERATOR);
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        List<Member> tables = file.members().stream()
                .filter(it -> Stream.of(".csv", ".tsv", ".txt", ".xlsx").anyMatch(it::isNamed))
                .toList();
        var columns = new PlainColumns(taking.asked().map());
        List<java.util.function.Supplier<Stream<Entry>>> all = new ArrayList<>();
        for (Member table : tables) {
            Sheet.of(table, Set.of(columns.theirs("name"))).ifPresent(sheet -> {
                columns.check(sheet, taking);
                DayText days = columns.days(sheet, taking.asked());
                all.add(() -> sheet.rows().flatMap(row -> entries(row, columns, days, taking)));
            });
        }
        if (all.isEmpty()) {
            throw Tables.wrong(name(), expects(), file);
        }
        return InTurn.of(all);
    }

    private static Stream<Entry> entries(Row row, PlainColumns columns, DayText days, Taking taking) {
        try {
            row.checked();
            String name = row.needed(columns.theirs("name"));
            Who who = who(row, name, columns, days);
            List<Entry> entries = new ArrayList<>();
            entries.add(player(row, who, columns, days, taking));
            columns.text(row, "value")
                    .filter(text -> !NOUGHT.matcher(text).matches())
                    .ifPresent(text -> entries.add(new Entry.OnValue(
                            row.line(),
                            who,
                            day(row, "value_day", columns, days).orElse(taking.asOf()),
                            FeeText.sum(text)
                                    .orElseThrow(() -> new Unusable(
                                            "'%s' is no value with a currency, such as €1.5m.".formatted(text))),
                            Optional.empty(),
                            taking.from())));
            return entries.stream();
        } catch (Unusable unusable) {
            return Stream.of(new Entry.Unusable(
                    row.line(), columns.text(row, "name").orElse("row " + row.line()), unusable.sentence()));
        }
    }

    private static Who who(Row row, String name, PlainColumns columns, DayText days) {
        Optional<Born> born = columns.text(row, "born")
                .map(text -> days.born(text)
                        .orElseThrow(() -> new Unusable(
                                "The day of birth '%s' may be two days or none: write it as 2001-03-01, or import with dates=day_first."
                                        .formatted(text))));
        return new Who(
                Optional.empty(),
                columns.text(row, "id"),
                name,
                born,
                columns.text(row, "nationality").map(Nations::of),
                columns.text(row, "club"));
    }

    private static Entry player(Row row, Who who, PlainColumns columns, DayText days, Taking taking) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        columns.text(row, "position").flatMap(Places::of).ifPresent(it -> facts.put(Field.POSITION, it.name()));
        columns.text(row, "role").ifPresent(role -> facts.put(Field.ROLE, role));
        columns.text(row, "foot").flatMap(Foot::of).ifPresent(it -> facts.put(Field.FOOT, it.name()));
        columns.text(row, "height").flatMap(Heights::centimetres).ifPresent(it -> facts.put(Field.HEIGHT_CM, it));
        columns.text(row, "weight").flatMap(Heights::kilograms).ifPresent(it -> facts.put(Field.WEIGHT_KG, it));
        columns.text(row, "birth_place").ifPresent(place -> facts.put(Field.BIRTH_PLACE, place));
        columns.text(row, "agent").ifPresent(agent -> facts.put(Field.AGENT, agent));
        columns.text(row, "contract_until")
                .map(text -> days.partial(text)
                        .orElseThrow(() -> new Unusable(
                                "'%s' in the column %s may be two days or none: write it as 2026-06-30, or 2026-06 or 2026 where no more is known."
                                        .formatted(text, columns.theirs("contract_until")))))
                .ifPresent(it -> facts.put(Field.CONTRACT_UNTIL, it.text()));
        return new Entry.OnPlayer(
                row.line(), who, facts, columns.text(row, "club").map(Team::named), List.of(), taking.from());
    }

    private static Optional<LocalDate> day(Row row, String column, PlainColumns columns, DayText days) {
        return columns.text(row, column)
                .map(text -> days.day(text)
                        .orElseThrow(() ->
                                new Unusable("'%s' in the column %s may be two days or none: write it as 2026-06-30."
                                        .formatted(text, columns.theirs(column)))));
    }
}
