package touchline.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.problem.Problem;

class ArticleNumberTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 27);

    static Stream<Provision> provisions() {
        return Register.provisions();
    }

    @ParameterizedTest
    @MethodSource("provisions")
    void everyArticleIsReachedByItsPrintedNumberHoweverItIsSpelled(Provision provision) {
        String printed = provision.article().number();
        String code = provision.instrument().code();
        List<String> spellings = List.of(
                printed,
                printed.toUpperCase(Locale.ROOT),
                "  " + printed.toLowerCase(Locale.ROOT) + " ",
                printed.replace(" ", "\u00a0"),
                printed.replace('-', '\u2011'),
                printed + ".",
                code + " " + printed,
                printed + " " + code,
                printed.replaceFirst("(?<=\\d)(bis|ter|quater|quinquies)$", " $1"),
                printed.replaceFirst("^(?=\\d)", "Art. "),
                printed.replaceFirst("^(?=\\d)", "article "),
                printed.replace("Annexe", "Annex").replace("art.", "Article"),
                printed.replaceFirst("^(Annexe \\d) art. (.*)$", "art. $2 of $1"));

        assertThat(spellings)
                .allSatisfy(spelling -> assertThat(Register.INSTRUMENTS
                                .read(code, spelling, LocalDate.of(2024, 6, 1))
                                .provision()
                                .article()
                                .number())
                        .isEqualTo(printed));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            RSTP     | Art. 12bis               | 12bis              |
            RSTP     | art 12 bis               | 12bis              |
            RSTP     | 12-BIS                   | 12bis              |
            RSTP     | Article no. 17           | 17                 |
            RSTP     | 17(1)                    | 17                 | 17(1)
            RSTP     | 17.1                     | 17                 | 17(1)
            RSTP     | Article 17 para. 1       | 17                 | 17(1)
            RSTP     | Article 17, paragraph 1  | 17                 | 17(1)
            RSTP     | art. 17 (1)              | 17                 | 17(1)
            RSTP     | Art. 17 par. 1 lit. a    | 17                 | 17(1)(a)
            RSTP     | 17 § 3                   | 17                 | 17(3)
            RSTP     | 12bis(5)-(6)             | 12bis              | 12bis(5)-(6)
            RSTP     | 6(3)(a)                  | 6                  | 6(3)(a)
            RSTP     | Annexe 4 art. 5          | Annexe 4 art. 5    |
            RSTP     | Annex 4.5                | Annexe 4 art. 5    |
            RSTP     | annexe IV, article 5     | Annexe 4 art. 5    |
            RSTP     | Article 5 of the Annexe 4 | Annexe 4 art. 5   |
            RSTP     | Annexe 4 art. 5(2)       | Annexe 4 art. 5    | Annexe 4 art. 5(2)
            RSTP     | Annex 1 art. 1 ter       | Annexe 1 art. 1ter |
            RSTP     | Annexe 7 art. 2          | Annexe 7           | Annexe 7(2)
            RSTP     | Definition 7             | Definitions        | Definitions(7)
            CAS-CODE | R49                      | R49                |
            CAS-CODE | r 49                     | R49                |
            CAS-CODE | Rule R-49                | R49                |
            CAS-CODE | Art. R64.1               | R64                | R64(1)
            CAS-CODE | CAS R57                  | R57                |
            FDC      | annexe 1                 | Annex 1            |
            PRFT     | Annex 1                  | Annexe 1           |
            FIFA-CIRC | Circular no. 1873       | 1873               |
            CJEU-CASES | Case C-650/22          | C-650/22           |
            CJEU-CASES | 650/22                 | C-650/22           |
            FA-FAR   | 2.10                     | 2.10               |
            FA-FAR   | 2.1                      | 2.1-2.2            |
            FA-FAR   | 5.4                      | 5.3-5.5            |
            FA-FAR   | 8.3(g)                   | 8.3(g)             |
            FIFA-SG  | step 3                   | Step 3             |
            """)
    void readsWhatPeopleWrite(String instrument, String written, String number, String pinpoint) {
        Reading reading = Register.INSTRUMENTS.read(instrument, written, TODAY);

        assertThat(reading.provision().article().number()).isEqualTo(number);
        assertThat(reading.pinpoint().map(Reading.Pinpoint::cited).orElse(null)).isEqualTo(pinpoint);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ".",
                "seventeen",
                "17'; drop table x",
                "17000",
                "017",
                "17a",
                "17 x",
                "1 7",
                "17 18",
                "17-18",
                "17-",
                "-17",
                "17()",
                "17(1",
                "17bi",
                "12ter",
                "R17",
                "S17",
                "C-17/22",
                "Annexe",
                "Annexe 4",
                "Annexe 45",
                "Annexe 4 art. 99",
                "Annexe 8 art. 1",
                "FFAR 17",
                "17 and a half",
                "Artikel 17",
                "１７",
                "17²",
                "17\n; 18",
                "../17",
                "Step 1",
                "Definitionss"
            })
    void neverGuesses(String written) {
        assertThatThrownBy(() -> Register.INSTRUMENTS.read("RSTP", written, TODAY))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo(Problem.Code.NOT_FOUND);
                    assertThat(problem.details().get("nearest"))
                            .asInstanceOf(InstanceOfAssertFactories.LIST)
                            .hasSize(3)
                            .allSatisfy(number -> assertThat(problem.sentence()).contains(number.toString()));
                });
    }

    @ParameterizedTest
    @CsvSource({
        "FFAR, 29, '28, 27, 26'",
        "CAS-CODE, R60, 'R59, R58, R57'",
        "RSTP, 18sexies, '18, 18bis, 18ter'",
        "RSTP, Annexe 4 art. 9, 'Annexe 4 art. 7, Annexe 4 art. 6, Annexe 4 art. 5'",
        "FIFA-SG, Step 6, 'Step 5, Step 4, Step 3'",
        "FIFA-CIRC, 1888, '1887, 1889, 1891'"
    })
    void namesTheNearestRealNumbers(String instrument, String missing, String nearest) {
        assertThatThrownBy(() -> Register.INSTRUMENTS.read(instrument, missing, TODAY))
                .hasMessageContaining("not in the verified register")
                .hasMessageContaining(nearest);
    }

    @ParameterizedTest
    @ValueSource(ints = {81, 5_000, 200_000})
    void refusesAnEndlessNumberAtOnce(int length) {
        assertThat(ArticleNumber.parse("17" + "(1)".repeat(length))).isEmpty();
        assertThat(ArticleNumber.parse("art ".repeat(length))).isEmpty();
    }
}
