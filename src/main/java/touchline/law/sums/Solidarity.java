package touchline.law.sums;

import java.util.ArrayList;
import java.util.List;

/** The share of a training club in the solidarity contribution (RSTP Annexe 5 art. 1). */
public final class Solidarity {

    private static final int CONTRIBUTION = 5;
    private static final int EARLY = 5;
    private static final int LATE = 10;
    public static final int FIRST = 12;
    private static final int LAST_EARLY = 15;
    public static final int LAST = 23;
    private static final String RULE = "RSTP Annexe 5 art. 1";

    private Solidarity() {}

    /** The share of a calendar year in the contribution, in percent; 0 for years that do not count. */
    public static int percent(int birthday) {
        if (birthday < FIRST || birthday > LAST) {
            return 0;
        }
        return birthday <= LAST_EARLY ? EARLY : LATE;
    }

    /** The whole contribution of a sum paid. */
    public static Money of(Money paid) {
        return paid.percent(CONTRIBUTION);
    }

    /** What the training clubs share. */
    public static Sum whole(Money paid) {
        Money whole = of(paid);
        return sum(
                "The solidarity contribution is %s: 5%% of %s, shared among the training clubs.".formatted(whole, paid),
                List.of(
                        first(paid),
                        "Each calendar year of the 12th to 15th birthday: 5%% of it = %s."
                                .formatted(whole.percent(EARLY)),
                        "Each calendar year of the 16th to 23rd birthday: 10%% of it = %s."
                                .formatted(whole.percent(LATE))),
                List.of(),
                List.of("For which years a club trained the player: say from which to which age."));
    }

    /** The share of a club that had the player in the years of the birthdays {@code first} to {@code last}. */
    public static Sum share(int first, int last, Money paid) {
        Money whole = of(paid);
        int early = overlap(first, last, FIRST, LAST_EARLY);
        int late = overlap(first, last, LAST_EARLY + 1, LAST);
        int percent = early * EARLY + late * LATE;
        Money share = whole.percent(percent);
        List<String> steps = new ArrayList<>(List.of(first(paid)));
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
                                .formatted(first, last)),
                List.of());
    }

    private static String first(Money paid) {
        return "Contribution: %d%% of %s = %s (%s).".formatted(CONTRIBUTION, paid, of(paid), RULE);
    }

    private static int overlap(int first, int last, int from, int to) {
        return Math.max(0, Math.min(last, to) - Math.max(first, from) + 1);
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
