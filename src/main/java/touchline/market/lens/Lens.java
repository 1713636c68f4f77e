package touchline.market.lens;

import java.util.List;
import touchline.law.Instruments;

/** Holds the rules that matter in a transfer to the facts of a player. What the register does not know is assumed and said, or left open. */
public final class Lens {

    private final List<Rule> rules;

    public Lens(Instruments register) {
        this.rules = List.of(
                new RegistrationPeriods(),
                new Talks(),
                new Protection(),
                new Minors(),
                new Training(),
                new TrainingClubs(),
                new AgentFee(register));
    }

    public List<View> of(Situation situation) {
        return rules.stream().map(rule -> rule.of(situation)).toList();
    }
}
