package touchline.football.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeightsTest {

    @ParameterizedTest
    @ValueSource(strings = {"1,85 m", "1.85m", "185", "185.0", "185 cm", "6'1\"", "6’1”"})
    void readsOneHeightHoweverItIsWritten(String text) {
        assertThat(Heights.centimetres(text)).contains("185");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "", "18", "tall", "3,85 m"})
    void takesNothingForAHeightThatNobodyHas(String text) {
        assertThat(Heights.centimetres(text)).isEmpty();
    }
}
