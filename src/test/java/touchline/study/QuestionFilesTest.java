package touchline.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.core.io.ClassPathResource;
import touchline.models.WrittenFigures;

/** The bank: whole, written from the register, and giving nothing away. */
class QuestionFilesTest {

    private static final Questions BANK = Questions.load();

    /** Of the questions of a lesson, how many may ask for a fact and an answer that another asks for too. */
    private static final double SAME = 0.0;

    private static final Pattern GIVE_AWAY = Pattern.compile(
            "(?i)\\b(all|none|both|any) of the (above|others|options)|\\boption [a-e]\\b|\\b(first|last) option\\b");
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text("study/question.schema.json"));

    static Stream<Question> questions() {
        return BANK.all().stream();
    }

    static IntStream lessons() {
        return IntStream.rangeClosed(1, 8);
    }

    private static String text(String path) {
        try {
            return new ClassPathResource(path).getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyFileFollowsTheSchema(int lesson) {
        assertThat(SCHEMA.validate(text("study/questions/lesson-%d.json".formatted(lesson)), InputFormat.JSON))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"id\": \"L9-001\"", "\"id\": \"L1-1\"", "\"id\": \"L1-001\", \"remark\": \"none\""})
    void theSchemaRefusesWhatItsRulesForbid(String wrong) {
        String file = text("study/questions/lesson-1.json");
        String id = "\"id\": \"L1-001\"";

        assertThat(file).contains(id);
        assertThat(SCHEMA.validate(file.replace(id, wrong), InputFormat.JSON)).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonHasSixtyQuestionsAndThreeSamples(int lesson) {
        List<Question> questions = BANK.ofLesson(lesson);
        LocalDate today = LocalDate.of(2026, 11, 28);

        assertThat(questions).hasSizeGreaterThanOrEqualTo(60);
        assertThat(questions.stream().filter(it -> it.isValidOn(today))).hasSizeGreaterThanOrEqualTo(50);
        assertThat(questions.stream().filter(it -> it.isValidOn(today.plusYears(1))))
                .hasSizeGreaterThanOrEqualTo(50);
        assertThat(BANK.samples(lesson))
                .extracting(Question::difficulty)
                .containsExactlyInAnyOrder(Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD);
    }

    @Test
    void thereAreFourHundredAndEightyInAll() {
        assertThat(BANK.all()).hasSizeGreaterThanOrEqualTo(480);
        assertThat(BANK.all().stream().map(question -> Contents.folded(question.stem())))
                .doesNotHaveDuplicates();
    }

    @Tag("BR-079")
    @ParameterizedTest
    @MethodSource("questions")
    void everyCitationResolves(Question question) {
        assertThat(question.cites())
                .allSatisfy(citation ->
                        assertThat(Contents.behind(citation)).as(citation).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("questions")
    void theFiguresOfRightOptionsStandInTheCitedArticles(Question question) {
        Set<String> known = Contents.figuresBehind(question.cites());

        assertThat(question.options().stream()
                        .filter(Option::right)
                        .flatMap(it -> WrittenFigures.digits(it.text()).stream()))
                .allSatisfy(figure -> assertThat(known).contains(figure));
    }

    @Tag("BR-079")
    @ParameterizedTest
    @MethodSource("questions")
    void optionsDifferAndSomeAreRight(Question question) {
        assertThat(question.options())
                .extracting(it -> Contents.folded(it.text()))
                .doesNotHaveDuplicates();
        assertThat(question.options())
                .extracting(Option::id)
                .isEqualTo(List.of("a", "b", "c", "d", "e")
                        .subList(0, question.options().size()));
        assertThat(question.key()).hasSizeBetween(1, question.options().size() - 1);
        assertThat(question.key().size() == 1
                        || question.stem().matches("(?is).*(one or more|which of|select (all|two|three)).*"))
                .as("says that several may be right")
                .isTrue();
    }

    @Tag("BR-075")
    @ParameterizedTest
    @MethodSource("questions")
    void nothingGivesTheAnswerAwayAndEveryOptionIsExplained(Question question) {
        assertThat(question.options()).allSatisfy(option -> {
            assertThat(option.text() + " " + option.why()).doesNotContainPattern(GIVE_AWAY);
            assertThat(option.why().split("\\s+")).hasSizeGreaterThanOrEqualTo(4);
            assertThat(Contents.folded(option.why())).isNotEqualTo(Contents.folded(option.text()));
        });
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theRightOptionIsNotTheLongestMoreOftenThanByChance(int lesson) {
        List<Question> single = single(lesson);
        long longest = single.stream().filter(QuestionFilesTest::rightIsLongest).count();

        assertThat(longest).isLessThanOrEqualTo(Math.round(single.size() * 0.3));
    }

    private static boolean rightIsLongest(Question question) {
        int right = question.options().stream()
                .filter(Option::right)
                .mapToInt(it -> it.text().length())
                .sum();
        return question.options().stream()
                .filter(option -> !option.right())
                .allMatch(option -> option.text().length() * 1.15 < right);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theRightOptionIsWrittenInEveryPlaceAboutAsOften(int lesson) {
        List<Question> single = single(lesson);
        Map<String, Long> places = single.stream()
                .map(question -> question.key().iterator().next())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));

        for (String place : List.of("a", "b", "c", "d")) {
            assertThat(places.getOrDefault(place, 0L) / (double) single.size())
                    .as(place)
                    .isBetween(0.15, 0.35);
        }
    }

    @Tag("BR-079")
    @ParameterizedTest
    @MethodSource("lessons")
    void noFactIsAskedTwiceForTheSameAnswer(int lesson) {
        Set<String> asked = new HashSet<>();
        long again = BANK.ofLesson(lesson).stream()
                .filter(question -> !asked.add(question.tests()
                        + question.options().stream()
                                .filter(Option::right)
                                .map(option -> Contents.folded(option.text()))
                                .sorted()
                                .toList()))
                .count();

        assertThat(again / (double) BANK.ofLesson(lesson).size()).isLessThanOrEqualTo(SAME);
    }

    private static List<Question> single(int lesson) {
        return BANK.ofLesson(lesson).stream()
                .filter(question -> question.key().size() == 1)
                .toList();
    }
}
