package touchline.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.eval.sets.WrittenCase;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;

/** The written cases expect what exists, and research on them does not fall unseen. */
@ExtendWith(RunningServer.Shared.class)
class ResearchGateTest {

    @Test
    void everyExpectedArticleAndDecisionIsInTheRegister(RunningServer server) throws IOException {
        var register = server.bean(Instruments.class);
        var decisions = server.bean(Decisions.class);
        List<WrittenCase> all = Stream.of(WrittenCase.read("dev"), WrittenCase.read("test"))
                .flatMap(List::stream)
                .toList();
        assertThat(all).hasSize(10).allSatisfy(one -> {
            assertThat(one.articles()).isNotEmpty().allMatch(article -> {
                int space = article.indexOf(' ');
                return register.has(article.substring(0, space), article.substring(space + 1));
            });
            assertThat(one.decisions())
                    .isNotEmpty()
                    .allSatisfy(id -> assertThat(decisions.find(id))
                            .hasValueSatisfying(found -> assertThat(found.id()).isEqualTo(id)));
        });
    }

    /** Right after a start research goes by words alone: floors below that, which is less than {@code eval/run cases} says. */
    @Test
    void briefsNameWhatASpecialistExpectsAndNothingWithoutASource(RunningServer server) throws IOException {
        List<ResearchedCase> all = WrittenCase.read("dev").stream()
                .map(one -> ResearchedCase.of(one, server))
                .toList();

        assertThat(CasesReport.recall(all, WrittenCase::articles, ResearchedCase::missedArticles))
                .isGreaterThan(0.75);
        assertThat(CasesReport.recall(all, WrittenCase::decisions, ResearchedCase::missedDecisions))
                .isGreaterThan(0.95);
        assertThat(all).allSatisfy(one -> {
            assertThat(one.statements()).hasSizeGreaterThan(10);
            assertThat(one.unsupported()).isEmpty();
        });
    }
}
