package touchline.law.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts how often the grammars look at a character, which is the same on every machine. */
class HostileTextTest {

    private static final List<String> REPEATED = List.of(
            "1",
            " ",
            "/",
            "A",
            "-",
            "(",
            "[",
            ":",
            "C-",
            "CAS ",
            "CAS 2014/A/",
            "CAS 2007/A/1298, ",
            ", 1299",
            "2014/A/",
            "nos. 1/22, ",
            "applications ",
            "nos. ",
            "12345/",
            "ECLI:EU:C:2024:a",
            "ECLI:",
            "62021CJ",
            "4P.267-",
            "BGE 138 ",
            "LG Dortmund ",
            "LG Frankfurt am Main 2-",
            "BGH, Urteil vom ",
            "BGH, Urteil vom 1. Mai 2020 - ",
            "CAS ad hoc Division (OG ",
            "FIFA DRC, 25 February ",
            "[2018] EWHC ",
            "1. Januar ",
            "FIFA DRC",
            "Decision 1",
            "CAS case no. ",
            "\u00ad\n",
            "-\n",
            "e\u0301",
            "\ufb01");

    static Stream<String> repeated() {
        return REPEATED.stream();
    }

    /** A text that counts every look at it. */
    private static final class Watched implements CharSequence {

        private final String text;
        private long looks;

        Watched(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            looks++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @ParameterizedTest
    @MethodSource("repeated")
    void readsInTimeThatGrowsNoFasterThanTheText(String part) {
        for (Grammar grammar : Identifiers.GRAMMARS) {
            long half = looks(grammar, part, 25_000);
            long whole = looks(grammar, part, 50_000);

            assertThat(whole)
                    .as("%s on many '%s'", grammar.name(), part)
                    .isLessThan(half * 23 / 10 + 1_000)
                    .isLessThan(50_000L * 400);
        }
    }

    private static long looks(Grammar grammar, String part, int length) {
        String plain = PlainText.of(part.repeat(length / part.length())).text();
        var watched = new Watched(plain);
        Matcher matcher = grammar.pattern().matcher(watched);
        while (matcher.find()) {
            assertThat(grammar.reading().apply(matcher.toMatchResult())).hasSizeLessThan(2_000);
        }
        return watched.looks;
    }
}
