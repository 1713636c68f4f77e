package touchline.law.citations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts made to be much work: they are answered, within bounds, and what was left out is said. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileCitationsTest {

    private static final int LONGEST = 50_000;

    static Stream<String> parts() {
        return Stream.of(
                        Stream.of(
                                "1", "/", "-", "- – ", "(", "[", ")", "([", "A", "A ", "a. ", ".", "§", " ", "\n",
                                "-\n"),
                        Stream.of(
                                "Art. 1",
                                "Art. 1 RSTP ",
                                "Art. 1 RSTP; ",
                                "RSTP ",
                                "RSTP 17 ",
                                "RSTP, ",
                                "R57 ",
                                "Art. "),
                        Stream.of(
                                "(1)",
                                "(a",
                                "1(1)",
                                ".1",
                                ", 1",
                                " and 1",
                                "1-",
                                "1 - 30, ",
                                "bis",
                                "12bis ",
                                "Annexe 4 "),
                        Stream.of(
                                "CAS 2008/A/1519 ",
                                "CAS 2008/A/1519 & 1520, ",
                                "2008/A/",
                                "CAS 2018/0/5794 ",
                                ", 1520"),
                        Stream.of(
                                "C-650/22 ",
                                "C-",
                                "4A_558/2011 ",
                                "no. 1/22 and ",
                                "ECLI:",
                                "138 BGE III 29 ",
                                "BGE 1 I 1 "),
                        Stream.of(
                                "the Matuzalem case ",
                                "Bosman v. ",
                                "Mutu, para. 4 ",
                                "Al-",
                                "A-B ",
                                "v. ",
                                "X. v. Y. "),
                        Stream.of(
                                "ibid. ",
                                "Id., ",
                                "the FIFA ",
                                "UEFA Rules of and ",
                                "Regulations of the Xa ",
                                "FIFA A on "),
                        Stream.of(
                                "Art. 4 thereof ",
                                "Article 4 of the Code ",
                                "circular no. 1839 ",
                                "1 January 2020 ",
                                "\ud83d"))
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("parts")
    void aRepeatedPartIsAnsweredWithinBounds(String part) {
        bounded(Checks.of(part.repeat(LONGEST / part.length())));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void aRepeatedPartAfterACitationIsAnsweredWithinBounds(String part) {
        bounded(Checks.of("Art. 1(1) RSTP, CAS 2008/A/1519 v. " + part.repeat((LONGEST - 100) / part.length())));
    }

    private static void bounded(Verification verification) {
        assertThat(verification.checked().size() + verification.beyond().size())
                .isLessThanOrEqualTo(CitationCheck.MOST);
        assertThat(verification.checked()).allSatisfy(one -> {
            assertThat(one.reason()).hasSizeLessThan(20_000);
            assertThat(one.mayMean()).hasSizeLessThan(200);
        });
    }

    @Test
    void saysFromWhereOnNothingWasChecked() {
        String one = "Art. 17 RSTP; ";
        Verification whole = Checks.of(one.repeat(CitationCheck.MOST));
        Verification cut = Checks.of(one.repeat(CitationCheck.MOST + 2));

        assertThat(whole.uncheckedFrom()).isEmpty();
        assertThat(cut.checked()).hasSize(CitationCheck.MOST);
        assertThat(cut.uncheckedFrom()).hasValue(one.length() * CitationCheck.MOST);
    }

    @Test
    void findsAsManyCitationsAsThereAreAndNoMore() {
        for (int count : List.of(1, 10, 100)) {
            assertThat(Checks.of("Art. 17 RSTP, ".repeat(count)).checked()).hasSize(count);
        }
    }
}
