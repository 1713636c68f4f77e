package touchline.law.sums;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The cap on an agent's service fee (FFAR 15), suspended or not: whether it is applied stands with the citation. */
public final class FeeCap {

    private static final BigDecimal THRESHOLD = BigDecimal.valueOf(200_000);
    private static final String RULE = "FFAR 15";
    private static final int RELEASING = 10;

    /** For whom an agent acts. */
    public enum Client {
        INDIVIDUAL("the player or coach", 5, 3),
        ENGAGING_CLUB("the engaging club", 5, 3),
        BOTH("player and engaging club together", 10, 6);

        private final String who;
        private final int below;
        private final int above;

        Client(String who, int below, int above) {
            this.who = who;
            this.below = below;
            this.above = above;
        }
    }

    private FeeCap() {}

    /** @param base the transfer compensation */
    public static Sum releasing(Money base) {
        Money cap = base.percent(RELEASING);
        return sum(
                "The service fee for the releasing club is at most %s: 10%% of the transfer compensation of %s."
                        .formatted(cap, base),
                List.of("10%% of %s = %s (15(2)).".formatted(base, cap)),
                List.of("Compensation for breach and sell-on shares are left out of the sum (15(2)(c))."),
                List.of());
    }

    /** @param base the remuneration of one year */
    public static Sum of(Client client, Money base) {
        String formula = formula(client);
        if (!base.currency().equals("USD")) {
            return sum(
                    "The service fee for %s is at most %s".formatted(client.who, formula),
                    List.of(formula),
                    List.of(),
                    List.of("The rate of %s to USD: the threshold is in USD; ask again with the sum in USD."
                            .formatted(base.currency())));
        }
        return worked(base, client, formula);
    }

    private static String formula(Client client) {
        return "%d%% of remuneration up to USD 200,000 a year and %d%% of what is above (15(2))."
                .formatted(client.below, client.above);
    }

    private static Sum worked(Money base, Client client, String formula) {
        Money lower = new Money("USD", base.amount().min(THRESHOLD));
        Money upper = new Money("USD", base.amount().subtract(lower.amount()));
        Money cap = lower.percent(client.below).plus(upper.percent(client.above));
        List<String> steps = new ArrayList<>(List.of(formula));
        steps.add("%d%% of %s = %s.".formatted(client.below, lower, lower.percent(client.below)));
        if (upper.amount().signum() > 0) {
            steps.add("%d%% of %s = %s (15(2)(b)).".formatted(client.above, upper, upper.percent(client.above)));
            steps.add("Together: %s.".formatted(cap));
        }
        return sum(
                "The service fee for %s is at most %s a year on a remuneration of %s a year."
                        .formatted(client.who, cap, base),
                steps,
                List.of(
                        "%s is the gross remuneration of one year, without conditional payments (15(2)(a))."
                                .formatted(base),
                        "Other services within 24 months are presumed to be part of the fee (15(3))."),
                List.of());
    }

    private static Sum sum(String result, List<String> steps, List<String> assumptions, List<String> unknown) {
        return new Sum("Service fee cap", result, steps, assumptions, unknown, List.of(RULE, "FFAR 14"));
    }
}
