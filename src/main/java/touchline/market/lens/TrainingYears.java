package touchline.market.lens;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.football.Careers;
import touchline.law.sums.Solidarity;

/** The years at clubs that count for the solidarity contribution. */
final class TrainingYears {

    private TrainingYears() {}

    /** Each club's share in percent, by the years known of it; of a year with several clubs each has an equal part. */
    static Map<String, Double> shares(int born, List<Careers.Stint> stints, LocalDate day) {
        Map<String, Double> shares = new LinkedHashMap<>();
        for (int birthday = Solidarity.FIRST; birthday <= Solidarity.LAST; birthday++) {
            int year = born + birthday;
            List<String> clubs = stints.stream()
                    .filter(stint -> isThere(stint, year, day))
                    .map(stint -> stint.club().name())
                    .distinct()
                    .toList();
            double part = (double) Solidarity.percent(birthday) / Math.max(1, clubs.size());
            clubs.forEach(club -> shares.merge(club, part, Double::sum));
        }
        return shares;
    }

    /** A stint without an end is known up to the day on which its source was looked at. */
    private static boolean isThere(Careers.Stint stint, int year, LocalDate day) {
        int until = stint.endYear()
                .orElse(Math.min(day.getYear(), stint.origin().asOf().getYear()));
        return year >= stint.startYear() && year <= until;
    }
}
