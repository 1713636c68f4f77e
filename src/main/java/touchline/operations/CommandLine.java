package touchline.operations;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.springframework.beans.BeansException;
import touchline.football.formats.Imports;
import touchline.law.decisions.DecisionImport;
import touchline.law.decisions.ImportReport;
import touchline.law.decisions.ImportReport.Outcome;
import touchline.law.decisions.Library;
import touchline.problem.Problem;
import touchline.retrieval.Coverage;
import touchline.retrieval.PassageSearch;

/** What an operator does on the data while the service is stopped; {@code ./touchline --help} says how. */
public final class CommandLine {

    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int MISUSED = 2;

    private static final String IMPORT = "import";
    private static final List<String> IMPORT_DECISIONS = List.of(IMPORT, "decisions");
    private static final List<String> REINDEX = List.of("reindex");

    private final PrintStream out;
    private final PrintStream err;
    private final Workbench workbench;

    CommandLine(PrintStream out, PrintStream err, Workbench workbench) {
        this.out = out;
        this.err = err;
        this.workbench = workbench;
    }

    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ENGLISH);
        System.exit(new CommandLine(System.out, System.err, new Workbench(List.of())).run(List.of(arguments)));
    }

    /** @return 0 when everything was done, 1 when something was not, 2 for a command that does not exist */
    int run(List<String> arguments) {
        try {
            if (arguments.size() == 3 && arguments.subList(0, 2).equals(IMPORT_DECISIONS)) {
                return importDecisions(Path.of(arguments.get(2)));
            }
            if (isFileImport(arguments)) {
                return new FileImport(workbench, out).take(arguments.subList(1, arguments.size()));
            }
            if (arguments.equals(REINDEX)) {
                return reindex();
            }
            err.println("There is no such command; see ./touchline --help.");
            return MISUSED;
        } catch (Problem problem) {
            return failed(problem);
        } catch (BeansException unopened) {
            if (unopened.getMostSpecificCause() instanceof Problem problem) {
                return failed(problem);
            }
            throw unopened;
        }
    }

    private int importDecisions(Path file) {
        byte[] content = content(file);
        try (var context = workbench.open()) {
            // Opening the library takes the release's own first, so that they stand where the file differs from them.
            Library library = context.getBean(Library.class);
            ImportReport report = context.getBean(DecisionImport.class).take(content);
            library.refresh();
            return reported(report);
        }
    }

    private static boolean isFileImport(List<String> arguments) {
        return arguments.size() >= 3
                && arguments.size() % 2 == 1
                && arguments.getFirst().equals(IMPORT)
                && Imports.formats().contains(arguments.get(1));
    }

    private int reindex() {
        try (var context = workbench.open()) {
            PassageSearch search = context.getBean(PassageSearch.class);
            search.rebuild();
            Coverage coverage = search.coverage();
            out.printf(
                    "%d passages are indexed, %d of them by meaning too; the service adds the rest.%n",
                    coverage.indexed(), coverage.embedded());
            return DONE;
        }
    }

    private int failed(Problem problem) {
        err.println(problem.sentence());
        return FAILED;
    }

    private int reported(ImportReport report) {
        out.println(report.text());
        return report.count(Outcome.CONFLICT) + report.count(Outcome.REFUSED) == 0 ? DONE : FAILED;
    }

    private static byte[] content(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw Problem.invalid("file", "readable", "The file %s cannot be read: check its name.".formatted(file));
        }
    }
}
