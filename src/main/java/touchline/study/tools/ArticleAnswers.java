package touchline.study.tools;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import touchline.law.Instruments;

/** Answers what an article says on a day; today unless another day is asked for. */
final class ArticleAnswers {

    private final Instruments register;
    private final Clock clock;

    ArticleAnswers(Instruments register, Clock clock) {
        this.register = register;
        this.clock = clock;
    }

    ArticleAnswer of(String instrument, String article, Optional<LocalDate> asOf) {
        return ArticleAnswer.of(register.read(instrument, article, asOf.orElseGet(() -> LocalDate.now(clock))));
    }
}
