package touchline.study.sums;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.law.Register;
import touchline.law.sums.Sum;

/** Worked examples, each checked by hand against the rule that it cites. */
class SumsTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 28);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A transfer of EUR 5 million, trained from 14 to 19, what does the club get? | EUR 125,000
            Solidarity contribution on €10,000,000 for a club that trained him from 12 to 23 | EUR 500,000
            What solidarity share does a club get of USD 2.5m that had the player between 16 and 17? | USD 25,000
            What is the solidarity contribution on EUR 3 million? | EUR 150,000
            agent fee cap on a salary of USD 300,000 for the player | USD 13,000
            How high may the agent's fee be for a salary of 150,000 USD a year? | USD 7,500
            Agent of both the player and the engaging club, salary USD 300,000 a year: which fee at most? | USD 26,000
            Maximum agent fee for the releasing club on a transfer of EUR 8 million? | EUR 800,000
            Training compensation for the years from 13 to 18 with category 4 at EUR 10,000 and the new club at EUR 60,000? | EUR 210,000
            Training compensation from 16 to 21 at EUR 90,000 a year? | EUR 540,000
            Training compensation at EUR 90,000 a year for one who trained four years from 16 to 20? | EUR 360,000
            Training compensation at EUR 90,000 a year for one who trained 5 seasons from 16 to 20? | EUR 450,000
            Training compensation at EUR 90,000 a year, contract of four years, trained from 16 to 20? | EUR 450,000
            Decision notified on 3 March, when does the appeal to CAS end? | 24 March 2026
            A decision was received on 10 December 2026. Until when may I appeal to CAS? | 31 December 2026
            The grounds of the appeal arrived on 1 June 2026; when is the answer at CAS due? | 21 June 2026
            Football Tribunal decision notified on 15 December 2026, until when can I ask for the grounds? | 11 January 2027
            Grounds notified on 4 June 2026: latest day to announce the appeal to the Appeal Committee? | 8 June 2026
            My salary claim arose on 14 February 2025. What is the last day to file the claim with the DRC? | 14 February 2027
            When does the protected period end of a contract signed on 1 July 2026 at 24? | 1 July 2029
            A DRC decision notified on 1 September 2026: when must the club pay at the latest? | 16 October 2026
            """)
    void worksOut(String question, String result) {
        Sum sum = Sums.of(question, TODAY).orElseThrow();
        assertThat(sum.result()).contains(result);
        assertThat(sum.steps()).isNotEmpty();
        assertThat(sum.assumptions()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who pays training compensation?",
                "What is the service fee cap?",
                "How long is the protected period?",
                "How long is the protected period on 1 February 2027?",
                "Was the FFAR approved on 16 December 2022?",
                "How much does an appeal to CAS cost?",
                "A player earns EUR 5 million",
                "€€€ $ 9999999999999999999999 million from 99 to 100",
                ""
            })
    void leavesOtherQuestionsToTheRegister(String question) {
        assertThat(Sums.of(question, TODAY)).isEmpty();
    }

    @Test
    void asksForWhatNeitherQuestionNorRegisterTells() {
        Sum sum = Sums.of("How much training compensation for the years from 12 to 17?", TODAY)
                .orElseThrow();
        assertThat(sum.result()).contains("4 × the yearly cost of category 4", "2 × the yearly cost of the new club");
        assertThat(sum.unknown()).singleElement().asString().contains("the register does not hold them");
        assertThat(Sums.of("agent fee cap on a salary of EUR 300,000 for the player", TODAY)
                        .orElseThrow()
                        .unknown())
                .singleElement()
                .asString()
                .contains("rate of EUR to USD");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            RSTP | Annexe 5 art. 1 | 5% of any compensation
            RSTP | Annexe 5 art. 1 | 5% of it for each year 12-15, 10% for each year 16-23
            RSTP | Annexe 4 art. 5 | years 12-15 are always at category 4 cost
            RSTP | Annexe 4 art. 5 | 12th to 21st birthdays
            FFAR | 15 | 5% of remuneration up to USD 200,000 a year and 3% above
            FFAR | 15 | 10% and 6%
            FFAR | 15 | 10% of transfer compensation
            CAS-CODE | R49 | 21 days from receipt
            CAS-CODE | R55 | twenty days of receiving the grounds
            PRFT | 15 | within 10 days
            PRFT | 11 | stopped from 20 December to 5 January inclusive
            FDC | 38 | stopped 20 December to 5 January
            FDC | 60 | within three days of the grounds
            FDC | 54 | within ten days
            RSTP | 23 | older than two years
            RSTP | 24 | within 45 days
            RSTP | 15 | within 15 days of the last official match
            RSTP | 14bis | at least 15 days
            RSTP | 12bis | at least 10 days
            RSTP | Annexe 1 art. 3 | at least 15 days
            RSTP | Definitions | 3 seasons/years (contract signed before 28) or 2
            """)
    void countsWithTheFiguresOfTheRegister(String instrument, String article, String figure) {
        assertThat(Register.INSTRUMENTS
                        .read(instrument, article, TODAY)
                        .provision()
                        .article()
                        .summary())
                .contains(figure);
    }

    @Test
    void everyRuleOfATimeIsInTheRegister() {
        for (Deadline deadline : Deadline.values()) {
            assertThat(deadline.rules()).allSatisfy(rule -> {
                String[] parts = rule.split(" ", 2);
                assertThat(Register.INSTRUMENTS.has(parts[0], parts[1])).isTrue();
            });
        }
    }
}
