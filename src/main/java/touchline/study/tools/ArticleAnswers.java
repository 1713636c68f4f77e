package touchline.study.tools;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import touchline.law.Instruments;

/**
 * Answers what an article says on a day; today unless another day is asked for. Answers are kept, since the register
 * does not change while the service runs and the same few articles are asked for again and again.
 */
final class ArticleAnswers {

    private static final int KEPT = 2_000;

    private record Question(String instrument, String article, LocalDate asOf) {}

    private final LoadingCache<Question, ArticleAnswer> answers;
    private final Clock clock;

    ArticleAnswers(Instruments register, Clock clock) {
        this.answers = Caffeine.newBuilder()
                .maximumSize(KEPT)
                .build(question ->
                        ArticleAnswer.of(register.read(question.instrument(), question.article(), question.asOf())));
        this.clock = clock;
    }

    ArticleAnswer of(String instrument, String article, Optional<LocalDate> asOf) {
        return answers.get(new Question(instrument, article, asOf.orElseGet(() -> LocalDate.now(clock))));
    }
}
