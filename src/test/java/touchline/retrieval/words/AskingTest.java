package touchline.retrieval.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.retrieval.Glossary;
import touchline.retrieval.Language;
import touchline.retrieval.words.Term.Form;
import touchline.retrieval.words.Term.Kind;

class AskingTest {

    private final Translations translations = new Translations(() -> List.of(
            term(Map.of(
                    Language.EN, List.of("training compensation", "training indemnity"),
                    Language.ES, List.of("indemnización por formación"))),
            term(Map.of(Language.EN, List.of("Congress"), Language.DE, List.of("Kongress"))),
            term(Map.of(Language.EN, List.of("decision", "ruling"), Language.DE, List.of("Beschluss", "Beschlüsse"))),
            term(Map.of(Language.EN, List.of("association"), Language.DE, List.of("Verband"))),
            term(Map.of(Language.EN, List.of("player"), Language.ES, List.of("jugador")))));
    private final Asking asking = new Asking(new LanguageGuess(translations), translations);

    @Test
    void anExpressionIsFoundByEveryWordTheGlossaryHasForIt() {
        assertThat(only("¿Cuál es la indemnización por formación del jugador?", "indemnización por formación")
                        .forms())
                .extracting(Form::words)
                .contains(List.of("train", "compens"), List.of("train", "indemn"));
    }

    @Test
    void anEnglishExpressionIsFoundByWhatElseItIsCalled() {
        Term term = only("How is training compensation paid?", "training compensation");
        assertThat(term.forms()).extracting(Form::words).contains(List.of("train", "indemn"));
        assertThat(term.forms()).filteredOn(form -> form.weight() >= 1).hasSize(1);
    }

    @Test
    void whatIsEmbeddedIsInEnglishAsFarAsTheGlossaryGoes() {
        assertThat(asking.read("¿Cuál es la indemnización por formación del jugador ruso?")
                        .text())
                .isEqualTo("training compensation player ruso");
        assertThat(asking.read("How is training compensation paid?").text())
                .isEqualTo("How is training compensation paid?");
    }

    @Test
    void aGermanWordOfTwoIsTheEnglishOfBoth() {
        assertThat(asking.read("Wann gelten die Kongressbeschlüsse und Verbandsbeschlüsse?")
                        .text())
                .contains("Congress decision", "association decision");
    }

    @Test
    void theGlossaryTellsTheLanguageOfAFewWords() {
        assertThat(asking.read("indemnización jugador").language()).isEqualTo(Language.ES);
        assertThat(translations.languages("Kongress")).contains(Language.DE);
        assertThat(translations.languages("runny")).isEmpty();
    }

    @Test
    void theFiguresOfANumberAreNoWordsOfTheirOwn() {
        Asked asked = asking.read("What did CAS 2008/A/1519 say on 2008 wages?");
        assertThat(asked.references()).extracting(Reference::exact).contains("2008/a/1519");
        assertThat(asked.terms()).extracting(Term::surface).doesNotContain("1519");
        assertThat(asking.read("What did it say on 2008 wages?").terms())
                .filteredOn(term -> term.kind() == Kind.FIGURE)
                .extracting(Term::surface)
                .containsExactly("2008");
    }

    @Test
    void aLargeNumberIsOneHoweverItIsWritten() {
        assertThat(List.of("USD 200,000", "200.000 USD", "200 000 dollars", "200'000"))
                .allSatisfy(text -> assertThat(Words.of(text, Optional.empty())).contains("200000"));
        assertThat(Words.of("Article 17.1, CAS 98/200 and 12,5 %", Optional.empty()))
                .doesNotContain("171", "98200", "125");
    }

    private Term only(String question, String surface) {
        return asking.read(question).terms().stream()
                .filter(term -> term.surface().equals(surface.replace(" por ", " "))
                        || term.surface().equals(surface))
                .findFirst()
                .orElseThrow();
    }

    private static Glossary.Term term(Map<Language, List<String>> words) {
        return new Glossary.Term(words);
    }
}
