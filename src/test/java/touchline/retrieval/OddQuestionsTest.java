package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.retrieval.Desk.passage;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.retrieval.Question.Mode;
import touchline.store.Databases;

/** Whatever is typed is a question, never an error, and never more work than a question is worth. */
class OddQuestionsTest {

    private static final int LIMIT = 3;

    @TempDir
    static Path folder;

    private static Desk desk;

    @BeforeAll
    static void fill() {
        desk = Desk.at(Databases.SQLITE, folder)
                .put(
                        passage("court", "An appeal to TAS/CAS is lodged in time."),
                        passage("half", "The ban covers 1/2 season."),
                        passage("copy", "A (copy) of title:x and a/b, C++ or NOT at all."),
                        passage("accents", "L'indemnité est due à l'échéance."),
                        passage("hebrew", "שחקן חתם על חוזה"))
                .embed();
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    static Stream<String> odd() {
        var surrogates = Stream.of("\uD83D", "\uDE00\uD83D", "a\uD83D b", "x".repeat(7_992) + "⚽", "⚽".repeat(10_001));
        var signs = "+ - && || ! ( ) { } [ ] ^ \" ~ * ? : \\ /";
        var long50k = Stream.of(
                        "a", "1", "/", "(", "1/1 ", "art. 1(1)", "2014/A/", "a-", "é", "⚽ ", "\"", ", 17", "Annex ")
                .map(part -> part.repeat(50_000 / part.length()));
        return Stream.of(
                        Stream.of(
                                "", " ", "\n\t\u00a0\u3000", "\0", "\0\0transfer\0award", "\u200b\u00ad", "...", "?!"),
                        Stream.of(
                                "⚽",
                                "⚽ transfer 🇫🇷",
                                "👨‍👩‍👧",
                                "\u202Eregnal ot derrefsnart",
                                "حكم التحكيم",
                                "שחקן חוזה"),
                        Stream.of(
                                signs, "title:x", "(Art. 17", "a AND", "\"open", "NOT", "[a TO", "id:*", "C++", "<b>"),
                        Stream.of(signs.split(" ")),
                        surrogates,
                        long50k)
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("odd")
    void everyStringIsAnsweredWithinItsBounds(String typed) {
        for (Mode mode : Mode.values()) {
            var findings = desk.search.find(
                    Question.of(typed, Filter.shared()).by(mode).page(LIMIT, 0));

            assertThat(findings.hits()).hasSizeLessThanOrEqualTo(LIMIT);
            assertThat(findings.uncovered()).hasSizeLessThanOrEqualTo(100);
            assertThat(findings.reason()).isNotBlank().hasSizeLessThan(2_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "!", "+ - && || ! ( )", "\0", "\uD83D"})
    void nothingIsAskedAndNothingFound(String typed) {
        var findings = desk.search.find(Question.of(typed, Filter.shared()));

        assertThat(findings.hits()).isEmpty();
        assertThat(findings.strength()).isEqualTo(Strength.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "TAS/CAS,court",
        "1/2 season,half",
        "(copy,copy",
        "title:x,copy",
        "a/b,copy",
        "indemnite a l'echeance,accents",
        "INDEMNITÉ,accents",
        "שחקן,hebrew"
    })
    void signsAndAccentsHideNothing(String typed, String first) {
        assertThat(desk.ids(typed)).startsWith(first);
    }

    @Test
    void ofTooManyWordsTheFirstAreSearchedAndItIsSaid() {
        var words = IntStream.range(0, 3_000).mapToObj(i -> "word" + i).collect(Collectors.joining(" ", "appeal ", ""));
        var findings = desk.search.find(Question.of(words, Filter.shared()));

        assertThat(findings.truncated()).isTrue();
        assertThat(findings.hits())
                .first()
                .extracting(hit -> hit.passage().id())
                .isEqualTo("court");
    }

    @Test
    void aWordOfTooManyLettersIsPassedOver() {
        assertThat(desk.search
                        .find(Question.of("a".repeat(100_000), Filter.shared()))
                        .truncated())
                .isTrue();
        assertThat(desk.ids("appeal " + "a".repeat(10_000))).startsWith("court");
    }

    @Test
    void aQuestionOfFiftyThousandBytesIsCutAndItIsSaid() {
        var findings = desk.search.find(Question.of("the ban of a season ".repeat(2_500), Filter.shared()));

        assertThat(findings.truncated()).isTrue();
        assertThat(findings.hits())
                .first()
                .extracting(hit -> hit.passage().id())
                .isEqualTo("half");
    }
}
