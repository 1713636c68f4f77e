package touchline.football.written;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.football.Fee;
import touchline.football.Money;

class FeeTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            value = {
                "free transfer | FREE | ",
                "ablösefrei | FREE | ",
                "? | UNDISCLOSED | ",
                "undisclosed | UNDISCLOSED | ",
                "loan transfer | LOAN | ",
                "Loan fee: €1.50m | LOAN_FEE | EUR 1500000",
                "Loan fee:€250Th. | LOAN_FEE | EUR 250000",
                "End of loan<br><i>Jun 30, 2019</i> | LOAN_RETURN | ",
                "End of loanMay 31, 1993 | LOAN_RETURN | ",
                "- | UNKNOWN | ",
                "'' | UNKNOWN | ",
                "€910Th. | FEE | EUR 910000",
                "€\u00A01.50m\u00A0| FEE | EUR 1500000",
                "swap deal | SWAP | ",
                "€44 | FEE | EUR 44",
                "€42k | FEE | EUR 42000",
                "12,50 Mio. € | FEE | EUR 12500000",
                "£3,000,000 | FEE | GBP 3000000",
                "£500,000 | FEE | GBP 500000",
                "€16,4M | FEE | EUR 16400000",
                "€1.08bn | FEE | EUR 1080000000",
                "£69.3m | FEE | GBP 69300000"
            })
    void tellsWhatWasPaid(String text, Fee.Kind kind, String amount) {
        FeeText.Reading reading = FeeText.read(text);

        assertThat(reading.fee().kind()).isEqualTo(kind);
        assertThat(reading.fee().amount().map(money -> money.currency() + " " + money.units()))
                .isEqualTo(Optional.ofNullable(amount));
        assertThat(reading.remark()).isEmpty();
    }

    @Test
    void keepsAddOnsApart() {
        assertThat(FeeText.read("€12m + 3m add-ons").fee())
                .isEqualTo(new Fee(
                        Fee.Kind.FEE,
                        Optional.of(Money.of(12_000_000, "EUR")),
                        Optional.of(Money.of(3_000_000, "EUR")),
                        Optional.of("€12m + 3m add-ons")));
    }

    @Test
    void keepsAndReportsWordsThatItDoesNotUnderstand() {
        FeeText.Reading reading = FeeText.read("Draft");

        assertThat(reading.fee().kind()).isEqualTo(Fee.Kind.UNKNOWN);
        assertThat(reading.fee().amount()).isEmpty();
        assertThat(reading.fee().raw()).contains("Draft");
        assertThat(reading.remark()).isPresent();
    }
}
