package touchline.law.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Training compensation (RSTP Annexe 4 art. 5); the yearly costs by category are the asker's to give. */
public final class TrainingCompensation {

    public static final int FIRST = 12;
    private static final int LAST_EARLY = 15;
    public static final int LAST = 21;
    private static final String RULE = "RSTP Annexe 4 art. 5";
    private static final String NO_COSTS =
            "The training costs of a year by category and confederation: FIFA publishes them yearly, and the register does not hold them. Give the cost of the new club's category, and of category 4 for years up to the 15th birthday.";

    private TrainingCompensation() {}

    /**
     * For the years of the birthdays {@code first} to {@code last} at a club.
     *
     * @param fourth the yearly cost of category 4, for the years up to the 15th birthday
     * @param own the yearly cost of the new club's category
     */
    public static Sum of(int first, int last, Optional<Money> fourth, Optional<Money> own) {
        int early = Math.max(0, Math.min(last, LAST_EARLY) - Math.max(first, FIRST) + 1);
        int late = Math.max(0, Math.min(last, LAST) - Math.max(first, LAST_EARLY + 1) + 1);
        List<String> steps = new ArrayList<>(List.of(
                "Years that count: those of the birthdays 12 to 21; of %d to %d these are %d (%s)."
                        .formatted(first, last, early + late, RULE),
                "Up to the 15th birthday, always at category 4 cost: %d; after it, at the cost of the new club's category: %d."
                        .formatted(early, late)));
        boolean complete = (early == 0 || fourth.isPresent()) && (late == 0 || own.isPresent()) && early + late > 0;
        return complete ? worked(early, late, fourth, own, steps) : open(early, late, steps);
    }

    private static Sum worked(int early, int late, Optional<Money> fourth, Optional<Money> own, List<String> steps) {
        List<Money> parts = new ArrayList<>();
        if (early > 0) {
            fourth.ifPresent(cost -> part(early, cost, steps, parts));
        }
        if (late > 0) {
            own.ifPresent(cost -> part(late, cost, steps, parts));
        }
        Money total = parts.stream().reduce(Money::plus).orElseThrow();
        steps.add("Together: %s.".formatted(total));
        return sum("The training compensation is %s.".formatted(total), steps, List.of());
    }

    private static void part(int years, Money cost, List<String> steps, List<Money> parts) {
        Money part = cost.times(years);
        parts.add(part);
        steps.add("%d × %s = %s.".formatted(years, cost, part));
    }

    private static Sum open(int early, int late, List<String> steps) {
        return sum(
                "The training compensation is %d × the yearly cost of category 4 plus %d × the yearly cost of the new club's category; a sum needs those costs."
                        .formatted(early, late),
                steps,
                List.of(NO_COSTS));
    }

    private static Sum sum(String result, List<String> steps, List<String> unknown) {
        return new Sum(
                "Training compensation",
                result,
                steps,
                List.of(
                        "It is due: first registration as a professional or an international transfer before the end of the year of the 23rd birthday, and none of the exceptions applies (new club of category 4, dismissal without just cause by the old club, amateur status regained).",
                        "The club trained the player for the whole of each year; a part of a year counts in proportion, and training did not clearly end earlier.",
                        "Both clubs are not in the EU/EEA, where a move to another category is counted otherwise."),
                unknown,
                List.of(RULE, "RSTP Annexe 4 art. 2", "RSTP Annexe 4 art. 6"));
    }
}
