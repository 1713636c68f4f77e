package touchline.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Locale;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTest {

    private static final Schedule DAILY = Schedule.daily("report", LocalTime.of(7, 25));
    private static final Schedule WEEKLY = Schedule.weekly("report", DayOfWeek.MONDAY, LocalTime.of(7, 40));
    private static final Schedule HOURLY = Schedule.hourly("report", 10);

    @Tag("BR-063")
    @Test
    void mondayIsMonday() {
        var sunday = Instant.parse("2026-11-29T12:00:00Z");

        assertThat(DAILY.next(sunday).at()).isEqualTo("2026-11-30T07:25:00Z");
        assertThat(WEEKLY.next(sunday).at()).isEqualTo("2026-11-30T07:40:00Z");
        assertThat(WEEKLY.last(Instant.parse("2026-11-30T07:39:59Z")).period()).isEqualTo("2026-W48");
        assertThat(WEEKLY.last(Instant.parse("2026-11-30T07:40:00Z")).period()).isEqualTo("2026-W49");
        assertThat(WEEKLY.last(Instant.parse("2026-12-01T07:40:00Z")).period()).isEqualTo("2026-W49");
    }

    @Test
    void aDayIsDueFromItsMinuteOn() {
        assertThat(DAILY.last(Instant.parse("2026-11-30T07:24:59.999Z")).period())
                .isEqualTo("2026-11-29");
        assertThat(DAILY.last(Instant.parse("2026-11-30T07:25:00Z")))
                .isEqualTo(new Schedule.Due("report", "2026-11-30", Instant.parse("2026-11-30T07:25:00Z")));
    }

    @Test
    void anHourIsDueFromItsMinuteOn() {
        assertThat(HOURLY.last(Instant.parse("2026-11-30T07:09:59Z")).period()).isEqualTo("2026-11-30T06");
        assertThat(HOURLY.last(Instant.parse("2026-11-30T07:10:00Z")).period()).isEqualTo("2026-11-30T07");
        assertThat(HOURLY.next(Instant.parse("2026-11-30T23:30:00Z")).at()).isEqualTo("2026-12-01T00:10:00Z");
    }

    @ParameterizedTest
    @CsvSource({"2026-12-28, 2026-W53", "2027-01-04, 2027-W01", "2024-12-30, 2025-W01", "2021-01-03, 2020-W53"})
    void weeksAreThoseOfTheIsoCalendar(LocalDate day, String week) {
        assertThat(WEEKLY.last(Instant.parse(day + "T12:00:00Z")).period()).isEqualTo(week);
    }

    @Tag("BR-064")
    @ParameterizedTest
    @CsvSource({
        "America/New_York, 2027-03-12, 2027-03-16",
        "America/New_York, 2026-10-30, 2026-11-03",
        "Europe/Zagreb, 2026-10-23, 2026-10-27",
        "Asia/Kathmandu, 2026-10-23, 2026-10-27"
    })
    void theZoneOfTheHostAndItsSummerTimeChangeNothing(String zone, LocalDate from, LocalDate to) {
        var periods = new TreeSet<String>();
        in(TimeZone.getTimeZone(zone), Locale.of("ar", "EG"), () -> {
            for (var now = Instant.parse(from + "T07:25:00Z");
                    now.isBefore(Instant.parse(to + "T07:25:00Z"));
                    now = now.plus(Duration.ofMinutes(10))) {
                var due = DAILY.last(now);
                assertThat(due.at()).isEqualTo(due.period() + "T07:25:00Z");
                periods.add(due.period());
            }
        });

        assertThat(periods)
                .containsExactlyElementsOf(
                        from.datesUntil(to).map(LocalDate::toString).toList());
    }

    private static void in(TimeZone zone, Locale locale, Runnable work) {
        var zoneBefore = TimeZone.getDefault();
        var localeBefore = Locale.getDefault();
        TimeZone.setDefault(zone);
        Locale.setDefault(locale);
        try {
            work.run();
        } finally {
            TimeZone.setDefault(zoneBefore);
            Locale.setDefault(localeBefore);
        }
    }
}
