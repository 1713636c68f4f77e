package touchline.eval;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.RunningServer;
import touchline.eval.sets.CitationFile;

/** Our own labelled citations, put to the service as it ships. */
final class CitationReport {

    static final List<String> FILES = List.of("strings", "paragraphs");

    private CitationReport() {}

    static void write(String half) throws IOException {
        Map<String, List<Checked>> files = new LinkedHashMap<>();
        try (RunningServer server = RunningServer.start()) {
            OwnCitations citations = OwnCitations.of(server);
            for (String file : FILES) {
                files.put(
                        file,
                        CitationFile.read(file, half).stream()
                                .map(citations::in)
                                .toList());
            }
        }
        QualityPage.put(
                "citations-" + half,
                "## Citations, %s half\n\n%s\n".formatted(half, new CitationTable(files).markdown()));
        if (!half.equals("test")) {
            files.values().stream().flatMap(List::stream).forEach(CitationReport::printFaults);
        }
    }

    private static void printFaults(Checked checked) {
        var misjudged =
                checked.needed().filter(label -> !checked.judgedRight(label)).toList();
        var alarms = checked.falseAlarms();
        if (!misjudged.isEmpty() || !alarms.isEmpty()) {
            String text = checked.text().text();
            System.out.println(checked.text().id() + " | " + text.replace("\n", "⏎"));
            misjudged.forEach(label -> System.out.println("  %s, not %s: %s"
                    .formatted(
                            label.verdict(),
                            checked.at(label),
                            text.substring(label.span().start(), label.span().end()))));
            alarms.forEach(one -> System.out.println("  nothing is cited: %s".formatted(one)));
        }
    }
}
