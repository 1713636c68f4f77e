package touchline.market.pulse;

import java.time.LocalDate;
import touchline.football.Newest;

/**
 * The days that a report is about, both included.
 *
 * @param standing whether they are the newest of the sample rather than those before the report
 */
record Covered(LocalDate from, LocalDate to, boolean standing) {

    /** Whole days before the report; where nothing but the sample is loaded, no later than its newest. */
    static Covered by(Edition edition, Newest newest) {
        var before = edition.date().minusDays(1);
        var last = newest.onlySample() ? newest.day().filter(before::isAfter).orElse(before) : before;
        return new Covered(last.minusDays(edition.period().days() - 1L), last, !last.equals(before));
    }
}
