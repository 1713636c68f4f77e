package touchline.law.decisions;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import touchline.problem.Problem;

/** A file of decisions: {@code {"decisions": […]}}, each row as {@code decision.schema.json} describes it. */
final class DecisionFile {

    private static final Schema SCHEMA = schema();

    /** A row of the file. */
    sealed interface Entry {
        /** @param remarks warnings about what was read with care */
        record Usable(Decision decision, List<String> remarks) implements Entry {}

        record Unusable(String id, List<String> reasons) implements Entry {}
    }

    private DecisionFile() {}

    /** @throws Problem INVALID_ARGUMENT when the file as a whole cannot be read */
    static List<Entry> entries(byte[] file) {
        JsonNode rows = rows(file);
        if (!rows.isArray()) {
            throw Problem.invalid(
                    "file", "decisions", "The file must be a JSON object with the decisions in an array 'decisions'.");
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            entries.add(entry(rows.path(i), i + 1));
        }
        return entries;
    }

    private static JsonNode rows(byte[] file) {
        try {
            return DecisionJson.tree(file).path("decisions");
        } catch (JacksonException broken) {
            throw Problem.invalid(
                    "file",
                    "json",
                    "The file is not JSON from line %d on: correct it and import it again."
                            .formatted(broken.getLocation().getLineNr()));
        }
    }

    private static Entry entry(JsonNode row, int position) {
        String id = row.path("id").asString("row " + position);
        List<Error> errors = SCHEMA.validate(row);
        if (!errors.isEmpty()) {
            return new Entry.Unusable(
                    id, errors.stream().map(DecisionFile::sentence).distinct().toList());
        }
        Decision decision = DecisionJson.read(row);
        List<String> reasons = reasons(decision);
        return reasons.isEmpty() ? new Entry.Usable(decision, remarks(decision)) : new Entry.Unusable(id, reasons);
    }

    private static String sentence(Error error) {
        String place = error.getInstanceLocation().toString().replaceFirst("^/", "");
        return "%s %s.".formatted(place.isEmpty() ? "The row:" : "'" + place + "'", error.getMessage());
    }

    /** What the schema cannot say. */
    private static List<String> reasons(Decision decision) {
        List<String> reasons = new ArrayList<>();
        boolean official = decision.numbered() == Decision.Numbering.OFFICIAL;
        if (official && Keys.of(decision.id()).isEmpty()) {
            reasons.add(
                    "No forum numbers its decisions like this id; a description of ours needs 'numbered': 'descriptive'.");
        }
        if (decision.day().isPresent()
                && decision.operativeDay()
                        .filter(day -> day.isAfter(decision.day().get()))
                        .isPresent()) {
            reasons.add("The operative part is later than the decision.");
        }
        Keys.firstYear(decision.id())
                .filter(filed ->
                        official && decision.year().filter(year -> year < filed).isPresent())
                .ifPresent(filed ->
                        reasons.add("The decision is older than its number, which was given in %d.".formatted(filed)));
        return reasons;
    }

    private static List<String> remarks(Decision decision) {
        return Stream.of(decision.date(), decision.operativePart())
                .flatMap(Optional::stream)
                .flatMap(date -> remark(date).stream())
                .toList();
    }

    private static Optional<String> remark(WrittenDate date) {
        if (date.day().isEmpty()) {
            return Optional.of("'%s' is no day there is: no date was taken.".formatted(date.written()));
        }
        return date.day()
                .filter(_ -> date.ambiguous())
                .map(day -> "'%s' was read day first, as %s.".formatted(date.written(), day));
    }

    private static Schema schema() {
        try (var file = new ClassPathResource("law/decision.schema.json").getInputStream()) {
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(file);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
