package touchline.operations;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.football.formats.ImportReport;
import touchline.football.formats.Imports;
import touchline.football.reading.Asked;

/** Takes a file of football data on the command line. */
record FileImport(Workbench workbench, PrintStream out) {

    private static final String DRY_RUN = "dry_run";

    /**
     * @param words the format, the file, then options as names and values in turn
     * @return 0 when every row was taken, 1 when one was not
     */
    int take(List<String> words) {
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 2; i < words.size(); i += 2) {
            options.put(words.get(i), words.get(i + 1));
        }
        boolean dryRun = Boolean.parseBoolean(options.remove(DRY_RUN));
        var asked = new Asked(options);
        try (var context = workbench.open()) {
            ImportReport report = context.getBean(Imports.class)
                    .take(words.getFirst(), Path.of(words.get(1)), asked, dryRun, _ -> {});
            out.println(report.text());
            return report.tookEverything() ? 0 : 1;
        }
    }
}
