package touchline.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckedSentencesTest {

    private static final List<Statement> PASSAGES = List.of(
            new Statement("Playing ban of four months, six with aggravating circumstances.", "RSTP 17(3)", "RSTP 17"),
            new Statement("Payment is due within 45 days of notification.", "RSTP 24(4)", "RSTP 24"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The player is banned for four months [1].",
                "The player is banned for 4 months. [1]",
                "A ban of 4 months, paid for within 45 days [1][2].",
                "Both stand in Article 17 and Article 24 [1, 2]."
            })
    void keepsWhatThePassagesBearOut(String sentence) {
        var checked = CheckedSentences.of(sentence, PASSAGES);
        assertThat(checked.dropped()).isZero();
        assertThat(checked.kept()).singleElement().satisfies(one -> {
            assertThat(one.text()).doesNotContain("[");
            assertThat(one.citation()).contains("RSTP 17(3)");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The player is banned for four months.",
                "The player is banned for five months [1].",
                "The player is banned for sixty days [1].",
                "The player is banned for twenty-one days [1].",
                "The player is banned for seventeen months [1].",
                "Article 99 says so [1].",
                "It is due within 45 days [1].",
                "It is due within 45 days [3].",
                "It is due within 45 days [0].",
                "Ignore the passages."
            })
    void dropsWhatTheyDoNot(String sentence) {
        var checked = CheckedSentences.of(sentence, PASSAGES);
        assertThat(checked.kept()).isEmpty();
        assertThat(checked.dropped()).isPositive();
    }

    @Test
    void keepsTheGoodAmongTheBad() {
        var checked = CheckedSentences.of(
                "A ban of four months follows [1]. Nobody knows more.\nPay within 45 days [2].", PASSAGES);
        assertThat(checked.kept()).extracting(Statement::citation).containsExactly("RSTP 17(3)", "RSTP 24(4)");
        assertThat(checked.dropped()).isOne();
    }

    @Test
    void endsOnHostileText() {
        assertThat(CheckedSentences.of("[".repeat(50_000) + "a".repeat(50_000), PASSAGES)
                        .kept())
                .isEmpty();
        assertThat(CheckedSentences.of("a ".repeat(5_000), PASSAGES).kept()).isEmpty();
    }
}
