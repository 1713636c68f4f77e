package touchline.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.retrieval.Question.Mode;

class LegTest {

    /** By ranks: b has 1/62 + 1/61, a 1/61 + 1/63, d 1/62, c 1/63. */
    private final Map<Mode, List<String>> lists = Map.of(
            Mode.WORDS, List.of("a", "b", "c"),
            Mode.MEANING, List.of("b", "d", "a"),
            Mode.HYBRID, List.of("c"));

    private List<String> list(Mode mode) {
        return lists.getOrDefault(mode, List.of());
    }

    @Test
    void reciprocalRanksAreAdded() {
        assertThat(Leg.RRF.found(this::list)).containsExactly("b", "a", "d", "c");
    }

    @Test
    void eachOtherLegIsOneMode() {
        assertThat(Leg.WORDS.found(this::list)).containsExactly("a", "b", "c");
        assertThat(Leg.MEANING.found(this::list)).containsExactly("b", "d", "a");
        assertThat(Leg.CONVEX.found(this::list)).containsExactly("c");
    }
}
