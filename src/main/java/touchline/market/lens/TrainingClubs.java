package touchline.market.lens;

import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.football.Move;
import touchline.law.sums.Money;
import touchline.law.sums.Solidarity;
import touchline.law.sums.Sum;

/** Who shares the solidarity contribution of a next transfer (RSTP 21, Annexe 5). */
final class TrainingClubs implements Rule {

    private static final List<String> RULES = List.of("RSTP Annexe 5 art. 1", "RSTP 21");

    /** Thirds of a year do not add up to a hundred exactly. */
    private static final double ALL = 99.9;

    @Override
    public View of(Situation situation) {
        Optional<Integer> born = situation.birthYear();
        if (born.isEmpty() || situation.history().stints().isEmpty()) {
            return view(
                    "Five percent of any sum paid before the contract ends goes to the clubs that trained him; which they are is not known.",
                    List.of(),
                    List.of(),
                    List.of(
                            born.isEmpty()
                                    ? "The year of birth."
                                    : "Which clubs trained him in which years: no years at clubs are loaded."));
        }
        Map<String, Double> shares =
                TrainingYears.shares(born.get(), situation.history().stints(), situation.day());
        return shared(shares, situation, born.get());
    }

    private static View shared(Map<String, Double> shares, Situation situation, int born) {
        double known = shares.values().stream().mapToDouble(Double::doubleValue).sum();
        String clubs = shares.entrySet().stream()
                .map(share -> "%s %s%%".formatted(share.getKey(), figure(share.getValue())))
                .collect(Collectors.joining(", "));
        List<String> steps = new ArrayList<>(List.of(
                "5%% of the contribution for each calendar year of the birthdays 12 to 15, 10%% for each from 16 to 23: the years %d to %d (1(1))."
                        .formatted(born + Solidarity.FIRST, born + Solidarity.LAST)));
        situation.sold().ifPresent(move -> example(move, shares, steps));
        List<String> unknown = new ArrayList<>();
        if (known < ALL) {
            unknown.add("Who trained him in the years that make up the other %s%% of the contribution."
                    .formatted(figure(100 - known)));
        }
        return view(
                known == 0
                        ? "Five percent of any sum paid before the contract ends goes to the clubs that trained him; of the years that count the register knows no club."
                        : "Five percent of any sum paid before the contract ends goes to the clubs that trained him. Of it: %s."
                                .formatted(clubs),
                steps,
                List.of(
                        "The register knows years only: a year with several clubs is shared among them equally, the rest as if he had been there all year. A part of a year counts in proportion.",
                        "The move is to another association, or the training club is abroad."),
                unknown);
    }

    private static void example(Move move, Map<String, Double> shares, List<String> steps) {
        Money paid = Situation.paid(move);
        Money whole = Solidarity.of(paid);
        steps.add("With a fee such as his last one known, %s (%s): %s, of which %s."
                .formatted(
                        paid,
                        move.when().words(),
                        whole,
                        shares.entrySet().stream()
                                .map(share -> "%s %s".formatted(share.getKey(), part(whole, share.getValue())))
                                .collect(Collectors.joining(", "))));
    }

    private static Money part(Money whole, double percent) {
        return new Money(
                whole.currency(),
                whole.amount().multiply(BigDecimal.valueOf(percent)).movePointLeft(2));
    }

    private static String figure(double percent) {
        return new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(percent);
    }

    private static View view(String result, List<String> steps, List<String> assumptions, List<String> unknown) {
        return new View(
                View.Applies.YES,
                new Sum("Solidarity contribution", result, steps, assumptions, unknown, RULES),
                "solidarity contribution claimed by a training club");
    }
}
