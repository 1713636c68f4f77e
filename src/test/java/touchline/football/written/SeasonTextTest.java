package touchline.football.written;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.football.written.SeasonText.Years;

class SeasonTextTest {

    @ParameterizedTest
    @CsvSource({
        "2020/21, 2020/21",
        "20/21, 2020/21",
        "2020-2021, 2020/21",
        "2020-21, 2020/21",
        "2020, 2020/21",
        "2021, 2021/22",
        "2425, 2024/25",
        "99/00, 1999/00"
    })
    void readsSeasonsOverTwoYears(String text, String season) {
        assertThat(SeasonText.read(text, Years.SPLIT)).contains(season);
    }

    @ParameterizedTest
    @CsvSource({"2020, 2020", "21, 2021", "1999, 1999"})
    void readsSeasonsOfOneYear(String text, String season) {
        assertThat(SeasonText.read(text, Years.CALENDAR)).contains(season);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2020/2", "2020/22", "20/20", "", "summer"})
    void readsNoSeasonThatCannotBe(String text) {
        assertThat(SeasonText.read(text, Years.SPLIT)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2020-21", "2020/21", ""})
    void readsNoSplitSeasonWhereSeasonsFollowTheCalendar(String text) {
        assertThat(SeasonText.read(text, Years.CALENDAR)).isEmpty();
    }
}
