package touchline.study.sums;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cap on an agent's service fee (FFAR 15), suspended or not: whether it is applied stands with the citation. */
final class FeeCap implements Calculator {

    static final BigDecimal THRESHOLD = BigDecimal.valueOf(200_000);
    private static final String RULE = "FFAR 15";
    private static final int RELEASING = 10;

    private record Rates(String who, int below, int above) {}

    @Override
    public Optional<Sum> of(Told told) {
        boolean asked = told.says("\\bagent|service fee") && told.says("\\bfee|\\bcap\\b|\\bcommission");
        if (!asked || told.amounts().isEmpty()) {
            return Optional.empty();
        }
        Money base = told.amounts().getFirst();
        if (told.says("\\breleasing|\\bselling|former club")) {
            return Optional.of(releasing(base));
        }
        return told.says("\\bsalar|remuneration|\\bearn|\\bwage|\\bpaid|\\ba year|per year|annual")
                ? Optional.of(individual(told, base))
                : Optional.empty();
    }

    private static Sum releasing(Money base) {
        Money cap = base.percent(RELEASING);
        return sum(
                "The service fee for the releasing club is at most %s: 10%% of the transfer compensation of %s."
                        .formatted(cap, base),
                List.of("10%% of %s = %s (15(2)).".formatted(base, cap)),
                List.of("Compensation for breach and sell-on shares are left out of the sum (15(2)(c))."),
                List.of());
    }

    private static Sum individual(Told told, Money base) {
        boolean both = told.says("\\bboth\\b|\\bdual\\b|player and (?:the |his |her )?(?:engaging|new|buying|signing)");
        boolean club = !both && told.says("for (?:the )?(?:engaging|new|buying|signing)");
        Rates rates = both
                ? new Rates("player and engaging club together", 10, 6)
                : new Rates(club ? "the engaging club" : "the player or coach", 5, 3);
        String formula = "%d%% of remuneration up to USD 200,000 a year and %d%% of what is above (15(2))."
                .formatted(rates.below(), rates.above());
        if (!base.currency().equals("USD")) {
            return sum(
                    "The service fee for %s is at most %s".formatted(rates.who(), formula),
                    List.of(formula),
                    List.of(),
                    List.of("The rate of %s to USD: the threshold is in USD; ask again with the sum in USD."
                            .formatted(base.currency())));
        }
        return worked(base, rates, formula);
    }

    private static Sum worked(Money base, Rates rates, String formula) {
        Money lower = new Money("USD", base.amount().min(THRESHOLD));
        Money upper = new Money("USD", base.amount().subtract(lower.amount()));
        Money cap = lower.percent(rates.below()).plus(upper.percent(rates.above()));
        List<String> steps = new ArrayList<>(List.of(formula));
        steps.add("%d%% of %s = %s.".formatted(rates.below(), lower, lower.percent(rates.below())));
        if (upper.amount().signum() > 0) {
            steps.add("%d%% of %s = %s (15(2)(b)).".formatted(rates.above(), upper, upper.percent(rates.above())));
            steps.add("Together: %s.".formatted(cap));
        }
        return sum(
                "The service fee for %s is at most %s a year on a remuneration of %s a year."
                        .formatted(rates.who(), cap, base),
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
