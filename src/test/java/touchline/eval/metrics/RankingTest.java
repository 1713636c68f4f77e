package touchline.eval.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankingTest {

    /** Grades 2 and 1 at places 2 and 4: 2/log2(3) + 1/log2(5) over 2/log2(2) + 1/log2(3). */
    private final Ranking ranking = new Ranking(List.of("x", "a", "y", "b"), Map.of("a", 2, "b", 1));

    @Test
    void discountsAGainByItsPlace() {
        assertThat(ranking.ndcg(10)).isEqualTo((2 / 1.584963 + 1 / 2.321928) / (2 + 1 / 1.584963), within(1e-6));
        assertThat(ranking.ndcg(10)).isEqualTo(0.643322, within(1e-6));
    }

    @Test
    void looksAtTheFirstPlacesOnly() {
        assertThat(ranking.ndcg(1)).isZero();
        assertThat(ranking.ndcg(2)).isEqualTo((2 / 1.584963) / (2 + 1 / 1.584963), within(1e-6));
        assertThat(ranking.recall(1)).isZero();
        assertThat(ranking.recall(2)).isEqualTo(1);
    }

    @Test
    void recallCountsTheAnswersAndNotWhatHelps() {
        Ranking two = new Ranking(List.of("b", "a", "x", "c"), Map.of("a", 2, "b", 1, "c", 2));
        assertThat(two.recall(1)).isZero();
        assertThat(two.recall(3)).isEqualTo(0.5);
        assertThat(two.recall(4)).isEqualTo(1);
        assertThat(two.reciprocalRank()).isEqualTo(0.5);
    }

    @Test
    void theBestOrderIsWorthOne() {
        assertThat(new Ranking(List.of("a", "b", "x"), ranking.grades()).ndcg(10))
                .isEqualTo(1, within(1e-12));
    }

    @Test
    void theIdealListIsCutToo() {
        assertThat(new Ranking(List.of("a"), Map.of("a", 1, "b", 1, "c", 1)).ndcg(1))
                .isEqualTo(1, within(1e-12));
    }

    @Test
    void aRecordCountsOnce() {
        Ranking twice = new Ranking(List.of("a", "a", "b"), ranking.grades());
        assertThat(twice.ndcg(10)).isEqualTo(1, within(1e-12));
        assertThat(twice.found()).containsExactly("a", "b");
    }

    @Test
    void theReciprocalRankIsThatOfTheFirst() {
        assertThat(ranking.reciprocalRank()).isEqualTo(0.5);
        assertThat(new Ranking(List.of("x"), Map.of("a", 1)).reciprocalRank()).isZero();
    }

    @Test
    void aQuestionWithoutAnAnswerHasNoRanking() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Ranking(List.of("x"), Map.of()));
    }
}
