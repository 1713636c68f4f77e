package touchline.market.lens;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.football.Careers;
import touchline.law.Instruments;
import touchline.law.Suspension;
import touchline.law.sums.FeeCap;
import touchline.law.sums.Money;
import touchline.law.sums.Sum;

/** What an agent may take at most (FFAR 15), and whether that is applied. */
final class AgentFee implements Rule {

    private static final String RULE = "FFAR 15";
    private static final String RATES =
            "5% of the first USD 200,000 of a year's pay and 3% of what is above for the player or the engaging club, 10% and 6% for both together, 10% of the transfer compensation for the releasing club (15(2)).";

    private final Instruments register;

    AgentFee(Instruments register) {
        this.register = register;
    }

    @Override
    public View of(Situation situation) {
        Optional<Suspension> suspension = register.read(RULE, situation.day()).suspension();
        Optional<Sum> worked = pay(situation).map(pay -> FeeCap.of(FeeCap.Client.INDIVIDUAL, pay));
        List<String> assumptions = new ArrayList<>(worked.map(Sum::assumptions).orElse(List.of()));
        assumptions.add("National rules of the association may say otherwise; they are not in the register.");
        List<String> steps = new ArrayList<>(worked.map(Sum::steps).orElse(List.of(RATES)));
        situation
                .sold()
                .ifPresent(move -> steps.add("With a fee such as his last one known (%s): %s"
                        .formatted(
                                move.when().words(),
                                FeeCap.releasing(Situation.paid(move)).result())));
        String cap = worked.map(Sum::result)
                .orElse("The cap is a share of his pay, which is not known, or of the transfer compensation.");
        return new View(
                suspension.isPresent() ? View.Applies.SUSPENDED : View.Applies.YES,
                new Sum(
                        "Agent fee cap",
                        suspension
                                .map(it -> "The cap is printed but not applied: %s. %s If it were: %s"
                                        .formatted(it.words(), it.note(), cap))
                                .orElse(cap),
                        steps,
                        assumptions,
                        worked.isPresent() ? List.of() : List.of("His pay: no source loaded tells it."),
                        List.of(RULE, "FFAR 14")),
                "service fee cap of football agents");
    }

    /** What he earned in the last year known. */
    private static Optional<Money> pay(Situation situation) {
        return situation.history().salaries().stream()
                .reduce((_, later) -> later)
                .flatMap(Careers.Salary::guaranteed)
                .map(sum -> new Money(sum.currency(), BigDecimal.valueOf(sum.minor(), 2)));
    }
}
