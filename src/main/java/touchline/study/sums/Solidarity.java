package touchline.study.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The share of a training club in the solidarity contribution (RSTP Annexe 5 art. 1). */
final class Solidarity implements Calculator {

    static final int CONTRIBUTION = 5;
    static final int EARLY = 5;
    static final int LATE = 10;
    private static final int FIRST = 12;
    private static final int LAST_EARLY = 15;
    private static final int LAST = 23;
    private static final String RULE = "RSTP Annexe 5 art. 1";

    @Override
    public Optional<Sum> of(Told told) {
        boolean asked = told.says("\\bsolidarity\\b")
                || (told.says("\\btransfer|\\bsold\\b|\\bmoves?\\b")
                        && told.says("\\btrain")
                        && told.years().isPresent());
        if (!asked || told.amounts().isEmpty() || told.says("training compensation|\\bagent")) {
            return Optional.empty();
        }
        Money paid = told.amounts().getFirst();
        Money whole = paid.percent(CONTRIBUTION);
        String first = "Contribution: %d%% of %s = %s (%s).".formatted(CONTRIBUTION, paid, whole, RULE);
        return Optional.of(told.years()
                .map(years -> share(years, whole, first))
                .orElseGet(() -> sum(
                        "The solidarity contribution is %s: 5%% of %s, shared among the training clubs."
                                .formatted(whole, paid),
                        List.of(
                                first,
                                "Each calendar year of the 12th to 15th birthday: 5%% of it = %s."
                                        .formatted(whole.percent(EARLY)),
                                "Each calendar year of the 16th to 23rd birthday: 10%% of it = %s."
                                        .formatted(whole.percent(LATE))),
                        List.of(),
                        List.of("For which years a club trained the player: say from which to which age."))));
    }

    private static Sum share(Told.Years years, Money whole, String first) {
        int early = overlap(years, FIRST, LAST_EARLY);
        int late = overlap(years, LAST_EARLY + 1, LAST);
        int percent = early * EARLY + late * LATE;
        Money share = whole.percent(percent);
        List<String> steps = new ArrayList<>(List.of(first));
        if (early > 0) {
            steps.add(
                    "%d years up to the 15th birthday: %d × 5%% = %d%% (1(1)).".formatted(early, early, early * EARLY));
        }
        if (late > 0) {
            steps.add("%d years from the 16th to the 23rd birthday: %d × 10%% = %d%% (1(1))."
                    .formatted(late, late, late * LATE));
        }
        steps.add("%d%% of %s = %s.".formatted(percent, whole, share));
        return sum(
                "The club's share is %s: %d%% of the solidarity contribution of %s.".formatted(share, percent, whole),
                steps,
                List.of(
                        "The club had the player for the whole calendar years of the birthdays %d to %d, both included; years before the 12th and after the 23rd do not count; a part of a year counts in proportion."
                                .formatted(years.first(), years.last())),
                List.of());
    }

    private static int overlap(Told.Years years, int from, int to) {
        return Math.max(0, Math.min(years.last(), to) - Math.max(years.first(), from) + 1);
    }

    private static Sum sum(String result, List<String> steps, List<String> assumed, List<String> unknown) {
        List<String> assumptions = new ArrayList<>(assumed);
        assumptions.add(
                "The player moves as a professional before his contract ends, to another association, or within one when the training club is abroad.");
        assumptions.add(
                "The sum holds no training compensation, of which nothing is kept back; of instalments the same share is due each time.");
        return new Sum("Solidarity contribution", result, steps, assumptions, unknown, List.of(RULE, "RSTP 21"));
    }
}
