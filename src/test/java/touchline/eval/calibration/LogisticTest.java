package touchline.eval.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LogisticTest {

    @Test
    void findsTheFrequenciesBehindTwoValues() {
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            examples.add(example(0, i < 20));
            examples.add(example(1, i < 90));
        }
        Logistic fitted = Logistic.fit(examples, 0);
        assertThat(fitted.probability(new double[] {0, 7})).isEqualTo(0.2, within(1e-3));
        assertThat(fitted.probability(new double[] {1, 7})).isEqualTo(0.9, within(1e-3));
        assertThat(fitted.weights()[1]).as("a signal that never changes").isZero();
    }

    @Test
    void staysCautiousWhereAllIsClear() {
        Logistic fitted = Logistic.fit(List.of(example(0, false), example(1, true)), 0.1);
        assertThat(fitted.probability(new double[] {1, 7})).isBetween(0.6, 0.95);
    }

    @Test
    void questionsThatShareARecordAreLeftOutTogether() {
        Example a = new Example("a", new double[] {0}, true, Set.of("1"), 1);
        Example b = new Example("b", new double[] {0}, true, Set.of("2"), 1);
        Example bridge = new Example("c", new double[] {0}, true, Set.of("1", "2"), 1);
        Example alone = new Example("d", new double[] {0}, false, Set.of(), 1);
        assertThat(new Folds(List.of(a, b, bridge, alone)).groups())
                .containsExactly(List.of(a, bridge, b), List.of(alone));
    }

    @Test
    void countsAnExampleAsOftenAsItWeighs() {
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            examples.add(new Example("e", new double[] {i % 2, 7}, i % 4 < 2, Set.of(), i % 4 < 2 ? 1 : 3));
        }
        assertThat(Logistic.fit(examples, 0).probability(new double[] {0, 7})).isEqualTo(0.25, within(1e-3));
    }

    private static Example example(double signal, boolean answerable) {
        return new Example("e", new double[] {signal, 7}, answerable, Set.of(), 1);
    }
}
