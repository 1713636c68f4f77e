package touchline.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchline.law.decisions.Decision;
import touchline.law.decisions.FilledLibrary;

class AskedTest {

    private final Asked asked = Asked.read();

    @Test
    void asksOnlyAboutArticlesAndDecisionsThatThereAre() {
        Set<String> known = Register.provisions().map(Provision::citation).collect(Collectors.toSet());
        FilledLibrary.DECISIONS.all().stream().map(Decision::id).forEach(known::add);

        assertThat(known).containsAll(asked.citations());
    }

    @Test
    void asksAboutEveryArticle() {
        assertThat(Register.provisions().map(Provision::citation))
                .allSatisfy(citation -> assertThat(asked.about(citation)).isNotEmpty());
    }

    @Test
    void asksEachQuestionOnceAboutOneThing() {
        assertThat(asked.citations())
                .flatExtracting(asked::about)
                .doesNotHaveDuplicates()
                .allSatisfy(question -> assertThat(question.text()).isNotBlank().hasSizeLessThan(200));
        assertThat(asked.about("RSTP 9999")).isEqualTo(List.of());
    }
}
