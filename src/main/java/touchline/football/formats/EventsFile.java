package touchline.football.formats;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.Member;
import touchline.football.files.Row;
import touchline.football.files.Sheet;
import touchline.football.files.Text;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.InTurn;
import touchline.football.reading.Json;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;

/** Market events, one a line: an object of JSON, or a row of a table. */
final class EventsFile implements Format {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    @Override
    public String name() {
        return "events";
    }

    @Override
    public String expects() {
        return "JSON Lines or a table with day, kind and player or player_slug; also "
                + String.join(", ", EventRow.MORE);
    }

    @Override
    public Source source(Asked asked) {
        return new PlainTable().source(asked);
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        for (Member member : file.members()) {
            if (isJson(member)) {
                all.add(() -> lines(member, taking));
            } else if (Stream.of(".csv", ".tsv", ".txt", ".xlsx").anyMatch(member::isNamed)) {
                Sheet.of(member, Set.of("day", "kind"))
                        .ifPresent(sheet -> all.add(() -> sheet.rows().map(row -> row(row, taking))));
            }
        }
        if (all.isEmpty()) {
            throw Tables.wrong(name(), expects(), file);
        }
        return InTurn.of(all);
    }

    private static boolean isJson(Member member) {
        try (BufferedReader text = Text.reader(member)) {
            for (int letter = text.read(); letter >= 0; letter = text.read()) {
                if (!Character.isWhitespace(letter)) {
                    return letter == '{';
                }
            }
            return false;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Stream<Entry> lines(Member member, Taking taking) {
        var number = new AtomicInteger();
        return Text.reader(member).lines().flatMap(line -> {
            int place = number.incrementAndGet();
            return line.isBlank() ? Stream.of() : Stream.of(line(place, line, taking));
        });
    }

    private static Entry line(int number, String line, Taking taking) {
        try {
            JsonNode node = MAPPER.readTree(line);
            return entry(number, name -> Json.text(node, name), taking);
        } catch (JacksonException noJson) {
            return new Entry.Unusable(number, "line " + number, "The line is no JSON object: correct it.");
        }
    }

    private static Entry row(Row row, Taking taking) {
        try {
            row.checked();
            return entry(row.line(), row::text, taking);
        } catch (Unusable unusable) {
            return new Entry.Unusable(row.line(), "row " + row.line(), unusable.sentence());
        }
    }

    private static Entry entry(int line, EventRow.Fields fields, Taking taking) {
        try {
            return new EventRow(line, fields, taking).entry();
        } catch (Unusable unusable) {
            Optional<String> what = fields.text("player").or(() -> fields.text("player_slug"));
            return new Entry.Unusable(line, what.orElse("line " + line), unusable.sentence());
        }
    }
}
