package touchline.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.models.WrittenFigures;
import touchline.study.exams.ExamFormat;

/** What the lessons teach stands in the register, to the figure. */
class LessonFilesTest {

    private static final Lessons LESSONS = Lessons.load();
    private static final ExamFormat EXAM = ExamFormat.load();
    private static final Pattern CITATION = Pattern.compile("\\[\\[(.*?)]]");

    /** The title of a box of every lesson. */
    private static final String NEXT_YEAR = "> **From 1 January 2027.**";

    /** What is no law is linked to the page that says it, figures included. */
    private static final Pattern LINKED = Pattern.compile("\\[([^\\]\\[]+)]\\((https://[^)\\s]+)\\)");

    static Stream<Lesson> lessons() {
        return LESSONS.all().stream();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void areLongEnoughToTeachAndShortEnoughToRead(Lesson lesson) {
        String text = CITATION.matcher(LESSONS.body(lesson)).replaceAll("");

        assertThat(Pattern.compile("[\\w'’-]+").matcher(text).results().count()).isBetween(1_200L, 2_500L);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void citeOnlyWhatResolvesParagraphIncluded(Lesson lesson) {
        List<String> citations = citations(LESSONS.body(lesson));

        assertThat(citations)
                .hasSizeGreaterThan(40)
                .allSatisfy(citation ->
                        assertThat(Contents.behind(citation)).as(citation).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void stateOnlyFiguresOfArticlesCitedBesideThem(Lesson lesson) {
        for (String block : LESSONS.body(lesson).split("\\n\\s*\\n", -1)) {
            // Examples calculate.
            if (block.startsWith("> **Worked example") || block.startsWith("#")) {
                continue;
            }
            Set<String> known = Contents.figuresBehind(citations(block));
            String said = LINKED.matcher(CITATION.matcher(block).replaceAll("").replace(NEXT_YEAR, ""))
                    .replaceAll("")
                    .replaceAll("(?m)^\\s*\\d+\\.\\s", "");
            assertThat(WrittenFigures.digits(said))
                    .as(block)
                    .allSatisfy(figure -> assertThat(known).contains(figure));
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void sayOfTheExamWhatItsFactsSay(Lesson lesson) {
        for (MatchResult link : LINKED.matcher(LESSONS.body(lesson)).results().toList()) {
            Set<String> figures = EXAM.facts().stream()
                    .filter(fact -> fact.sourceUrl().equals(link.group(2)))
                    .flatMap(fact -> WrittenFigures.in(fact.fact()).stream())
                    .collect(Collectors.toSet());
            if (!figures.isEmpty()) {
                assertThat(figures).as(link.group()).containsAll(WrittenFigures.in(link.group(1)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void haveGoalsExamplesAndTheirBoxes(Lesson lesson) {
        assertThat(LESSONS.body(lesson))
                .startsWith("## Goals\n")
                .contains("> **Worked example", NEXT_YEAR, "## What candidates confuse", "## Remember");
        if (lesson.instruments().contains("FFAR")) {
            assertThat(LESSONS.body(lesson)).contains("> **Suspended.**");
        }
    }

    private static List<String> citations(String text) {
        return CITATION.matcher(text).results().map(match -> match.group(1)).toList();
    }
}
