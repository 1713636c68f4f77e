package touchline.eval.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import touchline.eval.metrics.Forecast;

class ThresholdsTest {

    @Test
    void refusesAtMostTheShareOfTheAnswered() {
        assertThat(Thresholds.of(answered(i -> 0.6 + i / 1000.0), 0.05, 0.01)).isEqualTo(new Thresholds(0.605, 0.3025));
    }

    @Test
    void callsNothingStrongThatIsUnlikely() {
        assertThat(Thresholds.of(answered(i -> i / 100.0), 0.05, 0.01)).isEqualTo(new Thresholds(0.5, 0.01));
    }

    private static List<Forecast> answered(IntToDoubleFunction probability) {
        List<Forecast> forecasts = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            forecasts.add(new Forecast(probability.applyAsDouble(i), true));
            forecasts.add(new Forecast(0.001 * i, false));
        }
        return forecasts;
    }
}
