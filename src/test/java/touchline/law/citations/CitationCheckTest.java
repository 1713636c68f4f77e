package touchline.law.citations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.law.decisions.Decision;

/** What is said of citations as people print them. */
class CitationCheckTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CAS 2008/A/1519                                      | CAS 2008/A/1519: VERIFIED
            TAS 2008/A/1519 (Matuzalem)                          | CAS 2008/A/1519: VERIFIED
            CAS 2008/A/1644 Adrian Mutu v. Chelsea Football Club | CAS 2008/A/1644: VERIFIED
            Barcelona v. Liverpool, CAS 2008/A/1519              | CAS 2008/A/1519: NAME_MISMATCH
            CAS 2008/A/1644 (Hernández)                          | CAS 2008/A/1644: NAME_MISMATCH
            CAS 2009/A/1912 & 1913, Pechstein v. DESG & ISU      | CAS 2009/A/1912, CAS 2009/A/1913: VERIFIED
            CAS 2019/A/6148 as WADA v. Kaliesha West             | CAS 2019/A/6148: NAME_MISMATCH
            CAS 2019/A/6148 as WADA v. Sun Yang                  | CAS 2019/A/6148: VERIFIED
            CAS 2008/A/1519 (2011)                               | CAS 2008/A/1519: NAME_MISMATCH
            CAS 2014/A/99321                                     | CAS 2014/A/99321: UNKNOWN
            FIFA Dispute Resolution Chamber, 2020-11-13 (Poplatnik) | FIFA DRC 2020-11-13: VERIFIED
            FIFA Dispute Resolution Chamber, 2020-02-25 (Meleg)  | FIFA DRC 2020-02-25: VERIFIED
            FIFA Dispute Resolution Chamber, 2020-11-13 (Ronaldo) | FIFA DRC 2020-11-13: UNKNOWN
            FIFA Dispute Resolution Chamber, 2020-11-13 (Player A) | FIFA DRC 2020-11-13: UNKNOWN
            FIFA Dispute Resolution Chamber, 2020-11-13          | FIFA DRC 2020-11-13: UNKNOWN
            CAS 2009/A/1519                                      | CAS 2009/A/1519: UNKNOWN
            CAS 2008/O/1519                                      | CAS 2008/O/1519: UNKNOWN
            CAS 2018/0/5794                                      | CAS 2018/0/5794: MALFORMED
            138 BGE III 29                                       | 138 BGE III 29: MALFORMED
            application no. 10934/23                             | 10934/23: UNKNOWN
            Case C‑650/22                                        | C-650/22: VERIFIED
            Art. 17 Abs. 1 RSTP                                  | RSTP 17(1): VERIFIED
            l'article 17 du RSTJ                                 | RSTP 17: VERIFIED
            artículo 12bis del RETJ                              | RSTP 12bis: VERIFIED
            Annexe 4 RSTP                                        | RSTP Annexe 4: VERIFIED
            Annexe 2 of the RSTP                                 | RSTP Annexe 2: VERIFIED
            Annexe 99 of the RSTP                                | RSTP Annexe 99: UNKNOWN
            Annexe 4 art. 99 RSTP                                | RSTP Annexe 4 art. 99: UNKNOWN
            RSTP Art. 199                                        | RSTP 199: UNKNOWN
            Art. 15(1) FFAR                                      | FFAR 15(1): REPEALED_OR_SUSPENDED
            Article 17 of the RSTP (2027 edition)                | RSTP-2027 17: NOT_YET_IN_FORCE
            Article 29 of the 2027 edition of the RSTP           | RSTP-2027 29: NOT_YET_IN_FORCE
            artículo 17 del RETJ (edición 2027)                  | RSTP-2027 17: NOT_YET_IN_FORCE
            artículo 17 del RETJ, edición de enero de 2027       | RSTP-2027 17: NOT_YET_IN_FORCE
            l'article 17 du RSTJ (édition 2027)                  | RSTP-2027 17: NOT_YET_IN_FORCE
            Art. 17 RSTP (Ausgabe 2027)                          | RSTP-2027 17: NOT_YET_IN_FORCE
            Art. 17 RSTP in der Ausgabe 2027                     | RSTP-2027 17: NOT_YET_IN_FORCE
            artículo 17 de la edición 2027 del RETJ              | RSTP-2027 17: NOT_YET_IN_FORCE
            """)
    void saysOfOneCitation(String text, String expected) {
        assertThat(Checks.of(text).checked())
                .extracting(one -> one.cited() + ": " + one.verdict())
                .containsExactly(expected);
    }

    @Test
    void tellsTwoDecisionsOfOneDayApartByTheirParties() {
        assertThat(Checks.of("FIFA Dispute Resolution Chamber, 2020-02-25 (Meleg)")
                        .checked())
                .flatExtracting(Checked::decisions)
                .extracting(Decision::id)
                .containsExactly("FIFA Dispute Resolution Chamber, 2020-02-25 (Meleg)");
        assertThat(Checks.of("FIFA Dispute Resolution Chamber, 2020-02-25").checked())
                .flatExtracting(Checked::mayMean)
                .containsExactly(
                        "FIFA Dispute Resolution Chamber, 2020-02-25 (Dioko)",
                        "FIFA Dispute Resolution Chamber, 2020-02-25 (Meleg)");
    }

    @Test
    void keepsTheOffsetsOfADamagedText() {
        String text = "as held in CAS 2008/\nA/1519 and in RSTP, Ar-\nticle 12bis";
        assertThat(Checks.in(text))
                .containsExactly(
                        "CAS 2008/\nA/1519 = CAS 2008/A/1519: VERIFIED",
                        "RSTP, Ar-\nticle 12bis = RSTP 12bis: VERIFIED");
    }

    @Test
    void givesEachArticleToTheLawItStandsBy() {
        assertThat(Checks.in("RSTP Art. 17(1) and Art. 15(1) FFAR; Art. 14 RSTP, Art. 16 FFAR; arts 14 and 17 RSTP"))
                .containsExactly(
                        "RSTP Art. 17(1) = RSTP 17(1): VERIFIED",
                        "15(1) FFAR = FFAR 15(1): REPEALED_OR_SUSPENDED",
                        "Art. 14 RSTP = RSTP 14: VERIFIED",
                        "Art. 16 FFAR = FFAR 16: VERIFIED",
                        "arts 14 = RSTP 14: VERIFIED",
                        "17 RSTP = RSTP 17: VERIFIED");
    }

    @Test
    void checksNothingWhereNothingIsCited() {
        Verification none = Checks.of("No citation at all here, only 2015 reasons, pp. 12-15 and 17 players.");
        assertThat(none.checked()).isEmpty();
        assertThat(none.beyond()).isEmpty();
        assertThat(none.counts().values()).containsOnly(0);
    }

    @Test
    void saysThatOtherLawsLieOutside() {
        assertThat(Checks.in("Art. 337c CO and Article 101 TFEU")).allMatch(line -> line.endsWith("OTHER_LAW"));
    }

    @Test
    void verifiesEveryOfficialNumberOfTheLibraryInRunningText() {
        List<String> unverified = touchline.law.decisions.FilledLibrary.DECISIONS.all().stream()
                .filter(decision -> decision.numbered() == touchline.law.decisions.Decision.Numbering.OFFICIAL)
                .filter(decision -> decision.type() != touchline.law.decisions.DocumentType.AG_OPINION)
                .map(decision -> decision.forum().equals("ECtHR") ? "application no. " + decision.id() : decision.id())
                .filter(id -> Checks.of("It was so held in " + id + " and later.").checked().stream()
                        .noneMatch(one -> one.verdict() == Verdict.VERIFIED))
                .toList();
        assertThat(unverified).isEmpty();
    }
}
