package touchline.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatencyTest {

    @Test
    void takesTheNearestRank() {
        double[] sorted = {1, 2, 3, 4};
        assertThat(Latency.at(sorted, 0.5)).isEqualTo(2);
        assertThat(Latency.at(sorted, 0.99)).isEqualTo(4);
    }

    @Test
    void asksEachQuestionInTurn() {
        List<String> asked = new ArrayList<>();
        Latency latency = Latency.of(List.of("a", "b"), 3, 60, question -> {
            asked.add(question);
            return 10;
        });
        assertThat(asked).containsExactly("a", "b", "a");
        assertThat(latency.questions()).isEqualTo(3);
        assertThat(latency.found()).isEqualTo(30);
    }
}
