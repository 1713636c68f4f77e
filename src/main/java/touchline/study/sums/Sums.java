package touchline.study.sums;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.sums.Sum;

/** Recognises questions with numbers or days in them, and works out the answer. */
public final class Sums {

    private static final List<Calculator> CALCULATORS = List.of(
            new FeeCapAsked(),
            new TrainingCompensationAsked(),
            new SolidarityAsked(),
            new ProtectedPeriodAsked(),
            new Deadlines());

    private Sums() {}

    /** @param today for a day whose year the question does not say */
    public static Optional<Sum> of(String question, LocalDate today) {
        Told told = Told.in(question, today);
        return CALCULATORS.stream()
                .flatMap(calculator -> calculator.of(told).stream())
                .findFirst();
    }
}
