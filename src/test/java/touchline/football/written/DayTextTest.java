package touchline.football.written;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.football.Born;
import touchline.football.Window;
import touchline.football.written.DayText.Slashes;

class DayTextTest {

    private static final TimeZone USUAL = TimeZone.getDefault();

    @AfterEach
    void backToTheUsualZone() {
        TimeZone.setDefault(USUAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu"})
    void readsTheSameDayInEveryZone(String zone) {
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        DayText days = new DayText(Slashes.UNKNOWN, Optional.of(ZoneId.of("Europe/Berlin")));

        for (String text : new String[] {
            "2001-03-01", "01.03.2001", "36951", "36951.0", "2001-02-28T23:00:00Z", "Mar 1, 2001", "2001-03-01 00:00:00"
        }) {
            assertThat(days.day(text)).as(text).contains(LocalDate.of(2001, 3, 1));
        }
        assertThat(days.born("1996-02-29")).contains(Born.on(LocalDate.of(1996, 2, 29)));
        assertThat(days.born("2001")).contains(Born.in(2001));
    }

    @Test
    void readsNoMomentOfAnUnknownZone() {
        assertThat(DayText.plain().day("2001-02-28T23:00:00Z")).isEmpty();
        assertThat(DayText.plain().day("2001-02-28T00:00:00Z")).contains(LocalDate.of(2001, 2, 28));
    }

    @Test
    void readsSlashesOnlyWhenTheyMeanOneDay() {
        assertThat(DayText.plain().day("03/04/2026")).isEmpty();
        assertThat(DayText.plain().day("30/04/2026")).contains(LocalDate.of(2026, 4, 30));
        assertThat(new DayText(Slashes.DAY_FIRST, Optional.empty()).day("03/04/2026"))
                .contains(LocalDate.of(2026, 4, 3));
        assertThat(new DayText(Slashes.MONTH_FIRST, Optional.empty()).day("03/04/2026"))
                .contains(LocalDate.of(2026, 3, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "31.02.2001", "2001-13-01", "soon", "20010301", "Mar 2001"})
    void readsNothingElse(String text) {
        assertThat(DayText.plain().day(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2027, 2027",
        "2027-06, 2027-06",
        "06/2027, 2027-06",
        "06.2027, 2027-06",
        "Jun 2027, 2027-06",
        "June 2027, 2027-06",
        "30.06.2027, 2027-06-30",
        "2027-06-30, 2027-06-30"
    })
    void keepsADayThatIsKnownInPartAsItIs(String text, String known) {
        assertThat(DayText.plain().partial(text)).map(Window::text).contains(known);
        assertThat(Window.of(known).text()).isEqualTo(known);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "13/2027", "03/04/2027", "27"})
    void readsNoPartOfADayWhereThereIsNone(String text) {
        assertThat(DayText.plain().partial(text)).isEmpty();
    }

    @Test
    void doubtsTheFirstOfJanuary() {
        assertThat(DayText.plain().born("1990-01-01")).map(Born::certain).contains(false);
        assertThat(DayText.plain().born("1990-01-02")).map(Born::certain).contains(true);
    }
}
