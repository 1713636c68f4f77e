package touchline.football.intake;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What became of the rows of a file.
 *
 * @param counts of all rows
 * @param remarks what somebody should look at, in the order of the file
 * @param unsaid how many remarks were left out because there were too many
 * @param newest the newest day of any fact that was taken
 */
public record IntakeReport(Map<Outcome, Integer> counts, List<Remark> remarks, int unsaid, Optional<LocalDate> newest) {

    /** What can become of a row. */
    public enum Outcome {
        ADDED,
        UPDATED,
        UNCHANGED,
        /** Nobody can tell whom it means; nothing was taken. */
        AMBIGUOUS,
        /** It cannot be used. */
        REFUSED
    }

    /**
     * @param line of the file
     * @param what the name that stands in the row
     * @param sentence why, or what to look at
     * @param candidates slugs that may be meant
     */
    public record Remark(int line, String what, Outcome outcome, String sentence, List<String> candidates) {

        Remark with(Outcome other) {
            return new Remark(line, what, other, sentence, candidates);
        }
    }

    public IntakeReport {
        counts = Map.copyOf(counts);
        remarks = List.copyOf(remarks);
    }

    public int count(Outcome outcome) {
        return counts.getOrDefault(outcome, 0);
    }

    public int rows() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
