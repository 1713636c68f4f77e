package touchline.eval.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PairedDifferenceTest {

    @Test
    void aConstantDifferenceIsNoMatterOfChance() {
        PairedDifference difference = PairedDifference.of(new double[] {0.5, 0.75, 1}, new double[] {0.25, 0.5, 0.75});
        assertThat(difference).isEqualTo(new PairedDifference(0.25, 0.25, 0.25));
    }

    @Test
    void theIntervalIsThatOfTheMean() {
        double[] coin = new double[400];
        Arrays.setAll(coin, i -> i % 2);
        PairedDifference difference = PairedDifference.of(coin, new double[400]);
        assertThat(difference.mean()).isEqualTo(0.5);
        // The standard error is 0.5 / 20, and 95 % lie within 1.96 of it.
        assertThat(difference.low()).isEqualTo(0.451, within(0.01));
        assertThat(difference.high()).isEqualTo(0.549, within(0.01));
    }

    @Test
    void onlyPairsAreCompared() {
        assertThatIllegalArgumentException().isThrownBy(() -> PairedDifference.of(new double[2], new double[1]));
    }
}
