package touchline.research.brief;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.Finding;
import touchline.cases.Source;
import touchline.cases.Support;

/** The sources of a brief, numbered in the order in which it cites them. */
final class Numbered {

    private final List<Source> matrix;
    private final List<Source> cited = new ArrayList<>();

    Numbered(List<Source> matrix) {
        this.matrix = matrix;
    }

    /** The marks of what a finding rests on, such as {@code [1][3]}. */
    String marks(Finding finding) {
        return finding.sources().stream()
                .map(Support::sourceId)
                .distinct()
                .map(this::mark)
                .collect(Collectors.joining());
    }

    private String mark(String sourceId) {
        return matrix.stream()
                .filter(source -> source.sourceId().equals(sourceId))
                .findFirst()
                .map(source -> "[%d]".formatted(number(source)))
                .orElse("");
    }

    private int number(Source source) {
        if (!cited.contains(source)) {
            cited.add(source);
        }
        return cited.indexOf(source) + 1;
    }

    List<String> list() {
        return cited.stream()
                .map(source -> "[%d] %s".formatted(cited.indexOf(source) + 1, line(source)))
                .toList();
    }

    private static String line(Source source) {
        return "%s. Read %s."
                .formatted(source.line(), source.retrievedAt().toString().substring(0, 10));
    }

    /** How each was checked and what must go with it, once for all of which it is said. */
    List<String> notes() {
        Map<String, List<Integer>> said = new LinkedHashMap<>();
        cited.forEach(source -> Stream.concat(source.warnings().stream(), Stream.of(source.checked()))
                .forEach(sentence ->
                        said.computeIfAbsent(sentence, _ -> new ArrayList<>()).add(number(source))));
        return said.entrySet().stream()
                .map(entry -> "%s: %s"
                        .formatted(
                                entry.getValue().stream().map("[%d]"::formatted).collect(Collectors.joining()),
                                entry.getKey()))
                .toList();
    }
}
