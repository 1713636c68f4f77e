package touchline.football.formats;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchline.football.intake.IntakeReport;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.football.reading.Taking;

/**
 * What an import did, or would do.
 *
 * @param asOf up to which day the facts count as known
 * @param counts by {@code added}, {@code updated}, {@code unchanged}, {@code ambiguous}, {@code refused}
 * @param remarks on single rows, the first thousand
 * @param unsaid how many further remarks there are
 * @param notes on the file as a whole
 */
public record ImportReport(
        String format,
        boolean dryRun,
        LocalDate asOf,
        int rows,
        Map<String, Integer> counts,
        List<Remark> remarks,
        int unsaid,
        List<String> notes) {

    /** @param line of its table; 0 = made from several rows */
    public record Remark(int line, String what, String outcome, String sentence, List<String> candidates) {}

    static ImportReport of(String format, boolean dryRun, Taking taking, IntakeReport report) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Outcome outcome : Outcome.values()) {
            counts.put(word(outcome), report.count(outcome));
        }
        return new ImportReport(
                format,
                dryRun,
                taking.asOf(),
                report.rows(),
                counts,
                report.remarks().stream()
                        .map(it -> new Remark(it.line(), it.what(), word(it.outcome()), it.sentence(), it.candidates()))
                        .toList(),
                report.unsaid(),
                taking.notes());
    }

    int count(Outcome outcome) {
        return Optional.ofNullable(counts.get(word(outcome))).orElse(0);
    }

    /** With so many remarks at most; the rest is counted. */
    public ImportReport shortened(int most) {
        List<Remark> first = remarks.subList(0, Math.min(most, remarks.size()));
        return new ImportReport(
                format, dryRun, asOf, rows, counts, first, unsaid + remarks.size() - first.size(), notes);
    }

    /** Whether every row was taken. */
    public boolean tookEverything() {
        return count(Outcome.AMBIGUOUS) + count(Outcome.REFUSED) == 0;
    }

    /** The sum in one sentence. */
    public String summary() {
        boolean same = count(Outcome.ADDED) + count(Outcome.UPDATED) == 0;
        return "%s%d rows of %s, known up to %s: %d added, %d updated, %d unchanged, %d ambiguous, %d refused.%s"
                .formatted(
                        dryRun ? "Dry run, nothing was written: " : "",
                        rows,
                        format,
                        asOf,
                        count(Outcome.ADDED),
                        count(Outcome.UPDATED),
                        count(Outcome.UNCHANGED),
                        count(Outcome.AMBIGUOUS),
                        count(Outcome.REFUSED),
                        same ? " Nothing changes." : "");
    }

    /** All of it for a person, the sum last. */
    public String text() {
        StringBuilder text = new StringBuilder();
        notes.forEach(note -> text.append(note).append('\n'));
        for (Remark remark : remarks) {
            text.append("%-9s line %d, %s: %s%s%n"
                    .formatted(
                            remark.outcome(),
                            remark.line(),
                            remark.what(),
                            remark.sentence(),
                            remark.candidates().isEmpty() ? "" : " " + String.join(", ", remark.candidates())));
        }
        if (unsaid > 0) {
            text.append("%d further remarks were left out.%n".formatted(unsaid));
        }
        return text.append(summary()).toString();
    }

    private static String word(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }
}
