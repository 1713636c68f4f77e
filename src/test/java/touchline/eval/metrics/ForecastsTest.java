package touchline.eval.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ForecastsTest {

    private final Forecasts forecasts = new Forecasts(List.of(
            new Forecast(0.9, true), new Forecast(0.6, true), new Forecast(0.6, false), new Forecast(0.2, false)));

    @Test
    void countsThePairsInTheRightOrder() {
        // 0.9 beats 0.6 and 0.2; 0.6 ties with 0.6 and beats 0.2: 3.5 of 4.
        assertThat(forecasts.auroc()).isEqualTo(0.875);
    }

    @Test
    void hasNoOrderWhereOneKindLacks() {
        assertThat(new Forecasts(List.of(new Forecast(0.9, true))).auroc()).isNaN();
    }

    @Test
    void weighsTheGapOfEachBin() {
        // Bins: 0.9 of 1 came, gap 0.1; 0.6 and 0.6 of which one came, gap 0.1 twice; 0.2 of none, gap 0.2.
        assertThat(forecasts.calibrationError()).isEqualTo((0.1 + 2 * 0.1 + 0.2) / 4, within(1e-12));
    }

    @Test
    void aCertainForecastFallsIntoTheLastBin() {
        assertThat(new Forecasts(List.of(new Forecast(1, true), new Forecast(0.9, false))).calibrationError())
                .isEqualTo(0.9 / 2, within(1e-12));
    }

    @Test
    void theBrierScoreIsTheMeanSquare() {
        assertThat(forecasts.brier()).isEqualTo((0.01 + 0.16 + 0.36 + 0.04) / 4, within(1e-12));
    }
}
