package touchline.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.problem.Problem;

class InstrumentsTest {

    private final Instruments instruments = Register.INSTRUMENTS;

    @ParameterizedTest
    @CsvSource({
        "RSTP, RSTP",
        "rstp, RSTP",
        "R.S.T.P., RSTP",
        "FIFA RSTP, RSTP",
        "the Regulations on the Status and Transfer of Players, RSTP",
        "RSTP-2027, RSTP-2027",
        "rstp 2027, RSTP-2027",
        "FFAR, FFAR",
        "Football Agent Regulations, FFAR",
        "FA Football Agent Regulations, FA-FAR",
        "Clearing House Regulations, FCHR",
        "CAS Code, CAS-CODE",
        "cas, CAS-CODE",
        "Code of Sports-related Arbitration, CAS-CODE",
        "FIFA Statutes, FS",
        "Code of Ethics, FCE",
        "SAFEGUARDING, FIFA-SG",
        "CIRC, FIFA-CIRC",
        "CJEU, CJEU-CASES"
    })
    void findsAnInstrumentUnderItsNames(String name, String code) {
        assertThat(instruments.find(name)).map(Instrument::code).contains(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "FIFA", "R", "RSTP2", "Bundesliga"})
    void listsTheCodesForAnUnknownInstrument(String name) {
        assertThatThrownBy(() -> instruments.read(name, "17", LocalDate.of(2026, 11, 27)))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo(Problem.Code.NOT_FOUND);
                    assertThat(problem.sentence()).contains("CAS-CODE", "RSTP-2027", "FFAR");
                    assertThat(problem.details()).containsKey("known");
                });
    }

    @Test
    void completesCodesAndNumbers() {
        assertThat(instruments.codesFrom("rs")).containsExactly("RSTP", "RSTP-2027");
        assertThat(instruments.codesFrom("")).hasSize(15);
        assertThat(instruments.numbersFrom("rstp", "18"))
                .containsExactly("18", "18bis", "18ter", "18quater", "18quinquies");
        assertThat(instruments.numbersFrom("CAS", "r4")).startsWith("R40", "R41");
        assertThat(instruments.numbersFrom("Bundesliga", "1")).isEmpty();
    }
}
