package touchline.law.citations;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a text leaves open is not resolved for it. */
class OpenCitationsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The RSTP applies. Article 4 sets the salary.",
                "The player relied on the RSTP. Under Article 4 he was owed a bonus.",
                "Contrary to the RSTP, the contract, in its Article 4, sets a term.",
                "Besides the RSTP there is the contract, Article 4.",
                "The RSTP applies, and Article 4 of the contract sets the salary.",
                "The RSTP applies, and Article 4 of the Code of the club sets a fine.",
                "The RSTP, and Article 4 of the Code.",
            })
    void anArticleThatMayBeOfAnotherTextIsOpen(String text) {
        assertThat(Checks.in(text)).containsExactly("Article 4 = INSTRUMENT_NOT_NAMED");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Under the RSTP there is just cause (Article 14).",
                "The RSTP says so, cf. Article 14.",
                "The RSTP binds the clubs. They rely on Article 14 thereof.",
                "The RSTP binds the clubs. They rely on Article 14 of these Regulations.",
                "The RSTP binds the clubs. They rely on Article 14 of the Regulations.",
            })
    void anArticleIsTheOnlyLawsWhereItsSentenceSaysSo(String text) {
        assertThat(Checks.in(text)).containsExactly("Article 14 = RSTP 14: VERIFIED");
    }

    @Test
    void anArticleGoesOnWithTheListItStandsIn() {
        assertThat(Checks.in("Art. 17 RSTP, Art. 14, and also Art. 15."))
                .containsExactly(
                        "Art. 17 RSTP = RSTP 17: VERIFIED",
                        "RSTP, Art. 14 = RSTP 14: VERIFIED",
                        "Art. 15 = RSTP 15: VERIFIED");
    }

    @Test
    void aNameIsADecisionOnlyWhereTheTextSaysThatOneIsMeant() {
        assertThat(Checks.in("As in the Deliège case."))
                .singleElement()
                .asString()
                .startsWith("Deliège case = C-51/96")
                .endsWith("VERIFIED");
        assertThat(Checks.in("So Deliège, para. 4.")).singleElement().asString().endsWith("NAME_ALONE");
        assertThat(Checks.in("C-51/96. So Deliège, para. 4.")).last().asString().endsWith("VERIFIED");
    }

    @Test
    void aNameThatIsAlsoAPartyElsewhereIsOpen() {
        assertThat(Checks.in("As in the Mutu case.")).singleElement().asString().endsWith("SEVERAL_MEANT");
    }

    @Test
    void aNumberInAnAddressIsNoMisprint() {
        assertThat(Checks.in("See https://archive.example/doc:2535/CAS-2008-A-1519%20x and CAS-2008-A-1519."))
                .containsExactly("CAS-2008-A-1519 = CAS-2008-A-1519: MALFORMED");
    }
}
