package touchline.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchline.eval.metrics.Agreement;
import touchline.eval.metrics.Span;
import touchline.eval.sets.CitedText;
import touchline.eval.sets.CitedText.Label;

class CheckedTest {

    private final Label real = label(0, 10, "verified", Set.of(), false);
    private final Label joined = label(20, 40, "unknown", Set.of("malformed"), false);
    private final Label shortForm = label(50, 60, "verified", Set.of(), true);

    @Test
    void theMembersOfAJoinedCitationAreOneFind() {
        Checked checked = checked(found(0, 10, "verified"), found(20, 28, "unknown"), found(31, 40, "malformed"));
        assertThat(checked.overlapping()).isEqualTo(new Agreement(2, 0, 0));
        assertThat(checked.judgedRight(joined)).isTrue();
        assertThat(checked.exact()).isEqualTo(new Agreement(1, 2, 1));
    }

    @Test
    void oneWrongMemberMakesTheVerdictWrong() {
        Checked checked = checked(found(20, 28, "unknown"), found(31, 40, "verified"));
        assertThat(checked.judgedRight(joined)).isFalse();
        assertThat(checked.wronglyVerified()).containsExactly(found(31, 40, "verified"));
    }

    @Test
    void whatIsOptionalIsNeitherRightNorMissed() {
        assertThat(checked(found(50, 60, "verified")).overlapping()).isEqualTo(new Agreement(0, 0, 2));
        assertThat(checked(found(50, 55, "verified")).exact()).isEqualTo(new Agreement(0, 0, 2));
    }

    @Test
    void aFindOutsideEveryLabelIsAFalseAlarm() {
        Checked checked = checked(found(12, 18, "verified"));
        assertThat(checked.overlapping()).isEqualTo(new Agreement(0, 1, 2));
        assertThat(checked.wronglyVerified()).hasSize(1);
    }

    @Test
    void theTableCountsEveryVerdict() {
        Checked checked = checked(found(0, 10, "verified"), found(20, 40, "malformed"), found(12, 18, "unknown"));
        assertThat(new CitationTable(Map.of("strings", List.of(checked))).markdown())
                .contains("| strings (2) | overlap | 0.6667 | 1.0000 | 0.8000 |")
                .contains("| verified | 1 | 1 | 1.0000 | 1.0000 |")
                .contains("| unknown | 1 | 1 | 0.0000 | 1.0000 |")
                .contains("| malformed | 0 | 1 | 1.0000 | – |")
                .contains("Wrongly verified: **0**. Found where nothing is cited: 1.");
    }

    private Checked checked(Found... found) {
        return new Checked(new CitedText("t", "", List.of(real, joined, shortForm), List.of("real")), List.of(found));
    }

    private static Found found(int start, int end, String verdict) {
        return new Found(new Span(start, end), verdict);
    }

    private static Label label(int start, int end, String verdict, Set<String> accept, boolean optional) {
        return new Label(
                new Span(start, end), "decision", verdict, accept, Optional.empty(), Optional.empty(), optional);
    }
}
