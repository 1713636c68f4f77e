package touchline.law.citations;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms and places in which a citation is easily missed or misjudged. */
class HardPrintsTest {

    @ParameterizedTest
    @ValueSource(strings = {"C-33O/97", "TAS A/2009/1234", "AC-7/21", "62015ZZ0044", "BGH KZR 7/8", "CAS O/2011/77"})
    void aNumberInNoFormIsMalformed(String number) {
        assertThat(Checks.in("See " + number + ".")).singleElement().asString().endsWith("MALFORMED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Art. 19(2)-(4) RSTP", "art. 17 rstp", "Artikel 6 des FIFA-Disziplinarreglements"})
    void anArticleInALooserFormIsFound(String article) {
        assertThat(Checks.in("Nach " + article + " gilt:"))
                .singleElement()
                .asString()
                .endsWith("VERIFIED");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"§ 611 BGB", "article L. 222-2 du Code du sport", "Article II(3) of the New York Convention"})
    void anotherLawIsSaidToBeBeyondTheRegister(String article) {
        assertThat(Checks.in("Compare " + article + ".")).containsExactly(article + " = OTHER_LAW");
    }

    @Test
    void aNameOfOneWordIsNotEverybodysWhoHasItAmongOthers() {
        assertThat(Checks.in("CAS 2018/A/5808 (FC Internazionale Milano v. UEFA)"))
                .singleElement()
                .asString()
                .endsWith("NAME_MISMATCH");
        assertThat(Checks.in("CAS 2018/A/5808 (AC Milan v. UEFA)"))
                .singleElement()
                .asString()
                .endsWith("VERIFIED");
    }

    @Test
    void theNumberOfAFootnoteIsNoPartOfTheLawsName() {
        assertThat(Checks.in("Article 21(4) FDC10 now lists the same factors."))
                .singleElement()
                .asString()
                .endsWith("FDC 21(4): VERIFIED");
    }

    @Test
    void aNameBesideANumberIsNoCitationOfItsOwn() {
        assertThat(Checks.in("He cites the Sala award as CAS 2019/A/6594, and you call C-49/07 the Deliège case."))
                .hasSize(2);
    }

    @Test
    void anArticleWithARareSuffixIsUnknown() {
        assertThat(Checks.in("Article 17octies RSTP"))
                .singleElement()
                .asString()
                .endsWith("UNKNOWN");
    }

    @Test
    void aSupersededCircularNoLongerHolds() {
        assertThat(Checks.of("FIFA Circular no. 1839").checked())
                .singleElement()
                .extracting(Checked::verdict)
                .isEqualTo(Verdict.REPEALED_OR_SUSPENDED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CAS 2008/A/1519, Chelsea v. Mutu | NAME_MISMATCH",
                "CAS 2008/A/1519, FC Shakhtar Donetsk v. Matuzalem. Counsel agreed with it | VERIFIED",
                "CAS 2014/A/3793, FC Barcelona v. WADA | NAME_MISMATCH",
                "CAS 2014/A/3793, FC Barcelona against FIFA | VERIFIED",
                "c-415/93 | VERIFIED"
            })
    void namesBesideANumberAreItsOwn(String text, Verdict verdict) {
        assertThat(Checks.of(text).checked())
                .singleElement()
                .extracting(Checked::verdict)
                .isEqualTo(verdict);
    }

    @Test
    void namesBetweenTwoNumbersBelongToTheOneTheyFollow() {
        assertThat(Checks.of("CAS 2014/A/3793, FC Barcelona v. FIFA; CAS 2008/A/1519, Shakhtar Donetsk v. Matuzalem")
                        .checked())
                .extracting(Checked::verdict)
                .containsOnly(Verdict.VERIFIED);
    }

    @Test
    void aNumberBrokenAfterItsJointIsWhole() {
        assertThat(Checks.of("So held in 4A_-\n558/2011 and CAS 2008/A/-\n1519.")
                        .checked())
                .hasSize(2)
                .extracting(Checked::verdict)
                .containsOnly(Verdict.VERIFIED);
    }
}
