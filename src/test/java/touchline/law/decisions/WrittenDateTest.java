package touchline.law.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenDateTest {

    @ParameterizedTest
    @CsvSource({
        "09-07-2019,            2019-07-09, false",
        "9/7/19,                2019-07-09, true",
        "09/07/2019,            2019-07-09, true",
        "9.7.2019,              2019-07-09, true",
        "19/7/2019,             2019-07-19, false",
        "7/7/2019,              2019-07-07, false",
        "1er mars 2019,         2019-03-01, false",
        "3 de julio de 2019,    2019-07-03, false",
        "5. März 2019,          2019-03-05, false",
        "12 août 1998,          1998-08-12, false",
        "30 November 2023,      2023-11-30, false",
        "2019-07-09,            2019-07-09, false",
        "29/02/2020,            2020-02-29, false",
        "1/2/98,                1998-02-01, true"
    })
    void isReadDayFirst(String written, String day, boolean ambiguous) {
        var date = WrittenDate.of(written);

        assertThat(date.day()).hasToString("Optional[" + day + "]");
        assertThat(date.ambiguous()).isEqualTo(ambiguous);
        assertThat(date.written()).isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "31/02/2019",
                "2019-02-31",
                "29/02/2019",
                "0/7/2019",
                "32. März 2019",
                "spring 2019",
                "2019",
                "7/13/2019",
                ""
            })
    void isNoDayWhereThereIsNone(String written) {
        assertThat(WrittenDate.of(written).day()).isEmpty();
    }
}
