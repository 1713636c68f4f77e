package touchline.retrieval.strength;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;
import touchline.retrieval.words.Asking;
import touchline.retrieval.words.LanguageGuess;
import touchline.retrieval.words.PassageWords;
import touchline.retrieval.words.Translations;

class WitnessTest {

    private static final Translations NO_GLOSSARY = new Translations(List::of);
    private static final Asking ASKING = new Asking(new LanguageGuess(NO_GLOSSARY), NO_GLOSSARY);

    private final Found article =
            found("RSTP Article 17: Consequences", "Compensation of USD 200,000.", true, "RSTP 17");
    private final Found other = found("FDC Article 60", "See Article 17 RSTP on compensation.", false, "FDC 60");

    @Test
    void aNumberIsNamedByTheHitThatHasItAndTheNamesBesideIt() {
        assertThat(features("What does Article 17 RSTP say?", article))
                .containsEntry("named", 1.0)
                .containsEntry("references", 1.0);
        assertThat(features("What does Article 17 of the FFAR say?", article)).containsEntry("named", 0.0);
    }

    @Test
    void aNumberThatTheHitsOnlyMentionIsHalfFound() {
        assertThat(features("What does Article 17 RSTP say?", other)).containsEntry("references", 0.5);
        assertThat(features("What does Article 199 RSTP say?", other)).containsEntry("references", 0.0);
    }

    @Test
    void aFigureMustStandInTheBestHits() {
        assertThat(features("Who pays 200 000 dollars of compensation?", article))
                .containsEntry("figures", 1.0);
        assertThat(features("Who won the final of 1987?", article)).containsEntry("figures", 0.0);
        assertThat(features("Who pays compensation?", article)).containsEntry("figures", 1.0);
    }

    @Test
    void aNameThatNoHitHoldsIsMissing() {
        assertThat(features("Who pays compensation to Neymar?", article).get("missingNames"))
                .isEqualTo(1.0);
        assertThat(features("Who pays compensation to Neymar?", article).get("unknown"))
                .isPositive();
    }

    @Test
    void howLikeAQuestionIsToOthersCounts() {
        assertThat(features("Who pays compensation?", article))
                .containsEntry("wording", 1.5)
                .containsEntry("here", 0.6)
                .containsEntry("elsewhere", 0.6)
                .containsEntry("overElsewhere", 0.5)
                .as("as a rule, where none were compared")
                .containsEntry("unrelated", 0.33);
    }

    @Test
    void whatAsksForANumberAloneHasNoWordsToMiss() {
        assertThat(features("Article 17", article)).containsEntry("coverage", 1.0);
    }

    private static Map<String, Double> features(String question, Found... best) {
        List<Found> hits = List.of(best);
        return new Witness(
                        ASKING.read(question),
                        hits,
                        _ -> 1,
                        term -> hits.stream().anyMatch(hit -> hit.words().holds(term)),
                        new Likenesses(
                                OptionalDouble.of(1.5),
                                OptionalDouble.of(0.6),
                                OptionalDouble.of(0.6),
                                OptionalDouble.empty()))
                .evidence()
                .features();
    }

    private static Found found(String title, String text, boolean named, String name) {
        Passage passage = new Passage(
                name,
                "law",
                Passage.SHARED,
                "article",
                Optional.of(Language.EN),
                title,
                text,
                List.of(name),
                Map.of(),
                Optional.empty(),
                name,
                Optional.empty());
        return new Found(new PassageWords(passage), PassageWords.heading(passage), OptionalDouble.of(0.8), named);
    }
}
