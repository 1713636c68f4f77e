package touchline.law.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a\u00a0\u202fb\tc | a b c",
                "'Regula-\ntions' | Regulations",
                "'Regula\u00ad\ntions' | Regulations",
                "Regula\u00adtions | Regulations",
                "'C-\n650/22' | C-650/22",
                "'home -\nand away' | home - and away",
                "of\ufb01ce \ufb02ow | office flow",
                "1912\u20131913 | 1912-1913",
                "arti\u0301culo | art\u00edculo",
                "l\u2019arr\u00eat n\u00ba 5 | l'arr\u00eat n\u00b0 5",
                "\uff23\uff21\uff33 | CAS",
                "a\u200bb\ufeffc | abc"
            })
    void undoesWhatPrintingDoes(String printed, String plain) {
        assertThat(PlainText.of(printed).text()).isEqualTo(plain);
    }

    @Test
    void knowsWhereEveryCharacterCameFrom() {
        var random = new Random(7);
        for (int round = 0; round < 300; round++) {
            String noise = random.ints(60, 0, 20)
                    .mapToObj(index ->
                            String.valueOf("a-\n \u00ad\u00a0\ufb03e\u0301\u2013/1\r\t\u200bZ9(.".charAt(index % 18)))
                    .collect(Collectors.joining());
            PlainText text = PlainText.of(noise);
            int last = 0;
            for (int index = 0; index < text.text().length(); index++) {
                assertThat(text.startOf(index))
                        .isBetween(0, noise.length() - 1)
                        .isGreaterThanOrEqualTo(last > 0 ? last - 1 : 0);
                assertThat(text.endOf(index + 1)).isGreaterThan(text.startOf(index));
                last = text.startOf(index);
            }
        }
    }

    @Test
    void printsAStretchAsTheOriginalDoes() {
        String original = "see CAS\u00a02008/A/\n15\u00ad19 there";
        PlainText text = PlainText.of(original);
        int start = text.text().indexOf("CAS");
        int end = text.text().indexOf("19") + 2;

        assertThat(text.printed(start, text.text().indexOf(" there"))).isEqualTo("CAS\u00a02008/A/\n15\u00ad19");
        assertThat(end).isPositive();
    }
}
