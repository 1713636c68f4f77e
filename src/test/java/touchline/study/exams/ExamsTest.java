package touchline.study.exams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.problem.Problem;
import touchline.store.Databases;
import touchline.store.Store;
import touchline.study.Difficulty;
import touchline.study.Option;
import touchline.study.Question;
import touchline.study.Questions;
import touchline.study.memory.Memories;
import touchline.study.memory.Scheduler;
import touchline.time.SettableClock;

/** A bank of forty questions a lesson whose right answer is always written first. */
class ExamsTest {

    private static final ExamFormat FORMAT = ExamFormat.load();
    private static final Questions BANK = Questions.of(IntStream.rangeClosed(1, 8)
            .boxed()
            .flatMap(lesson -> IntStream.rangeClosed(1, 40).mapToObj(number -> question(lesson, number)))
            .toList());

    @TempDir
    private Path folder;

    private final SettableClock clock = new SettableClock("2027-03-14T04:30:00Z");
    private final AtomicInteger seeds = new AtomicInteger(100);

    private static Question question(int lesson, int number) {
        var id = "L%d-%03d".formatted(lesson, number);
        List<Option> options = Stream.of("a", "b", "c", "d")
                .map(letter -> new Option(letter, id + " " + letter, letter.equals("a"), "Because of the rule."))
                .toList();
        return new Question(
                id,
                "Which? " + id,
                options,
                List.of("RSTP 17(1)"),
                id,
                Difficulty.MEDIUM,
                Optional.empty(),
                number == 40 ? Optional.of(LocalDate.of(2026, 12, 31)) : Optional.empty(),
                Optional.of(number == 1));
    }

    private void on(Databases database, Consumer<Exams> test) {
        try (var context = database.open(folder)) {
            test.accept(exams(context.getBean(Store.class)));
        }
    }

    private Exams exams(Store store) {
        return new Exams(store, clock, BANK, FORMAT, new Memories(Scheduler.forDrills()), seeds::incrementAndGet);
    }

    private static List<Answer> right(Attempt attempt) {
        return attempt.sheets().stream()
                .map(sheet -> new Answer(
                        sheet.question().id(),
                        sheet.key().stream().map(Sheet.Choice::id).toList()))
                .toList();
    }

    private static Answer wrong(Sheet sheet) {
        return new Answer(
                sheet.question().id(),
                sheet.choices().stream()
                        .filter(choice -> !choice.option().right())
                        .limit(1)
                        .map(Sheet.Choice::letter)
                        .toList());
    }

    @Tag("BR-075")
    @ParameterizedTest
    @EnumSource(Databases.class)
    void theKeyIsRightHoweverTheOptionsWereShuffled(Databases database) {
        on(database, exams -> {
            var places = new ArrayList<String>();
            for (int sitting = 0; sitting < 10; sitting++) {
                Attempt begun = exams.start("account:one", Kind.FULL_MOCK, Optional.empty())
                        .attempt();
                begun.sheets().forEach(sheet -> {
                    assertThat(sheet.key()).hasSize(1);
                    assertThat(sheet.key().getFirst().option().text())
                            .isEqualTo(sheet.question().id() + " a");
                    places.add(sheet.key().getFirst().letter());
                });
                Attempt marked = exams.submit("account:one", begun.id(), right(begun), Optional.of(true))
                        .attempt();
                assertThat(marked.percent()).isEqualTo(100);
                clock.pass(Duration.ofMinutes(1));
            }

            assertThat(places).hasSize(200);
            assertThat(places.stream().filter("A"::equals).count() / 200.0).isBetween(0.10, 0.45);
        });
    }

    @Tag("BR-077")
    @ParameterizedTest
    @EnumSource(Databases.class)
    void theClockIsTheServers(Databases database) {
        on(database, exams -> {
            Exams.Begun begun = exams.start("account:one", Kind.FULL_MOCK, Optional.empty());
            clock.pass(Duration.ofMinutes(20));
            Exams.Begun resumed = exams.start("account:one", Kind.FULL_MOCK, Optional.empty());

            assertThat(begun.attempt().expiresAt())
                    .hasValueSatisfying(end -> assertThat(end).isEqualTo("2027-03-14T05:30:00Z"));
            assertThat(resumed.resumed()).isTrue();
            assertThat(resumed.attempt()).isEqualTo(begun.attempt());
            assertThat(resumed.attempt().remainingSeconds(resumed.now())).hasValue(2_400L);

            Attempt attempt = begun.attempt();
            clock.set("2027-03-14T05:29:59Z");
            assertThat(exams.submit("account:one", attempt.id(), right(attempt).subList(0, 3), Optional.of(false))
                            .attempt()
                            .answered())
                    .isEqualTo(3);
            clock.set("2027-03-14T05:30:03Z");
            assertThat(exams.submit("account:one", attempt.id(), right(attempt).subList(3, 5), Optional.of(false))
                            .notCounted())
                    .isEmpty();
            clock.set("2027-03-14T05:30:30Z");
            Exams.Submitted late = exams.submit("account:one", attempt.id(), right(attempt), Optional.of(true));

            assertThat(late.notCounted()).hasSize(15);
            assertThat(late.attempt().score()).isEqualTo(5);
            assertThat(late.attempt().finishedAt()).isEqualTo(attempt.expiresAt());
            assertThat(exams.submit("account:one", attempt.id(), right(attempt), Optional.of(true))
                            .attempt())
                    .isEqualTo(late.attempt());
            assertThat(exams.start("account:one", Kind.FULL_MOCK, Optional.empty())
                            .resumed())
                    .isFalse();
        });
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void anAttemptIsItsOwnersAlone(Databases database) {
        on(database, exams -> {
            Attempt mine =
                    exams.start("account:one", Kind.FULL_MOCK, Optional.empty()).attempt();

            assertThatThrownBy(() -> exams.submit("account:two", mine.id(), List.of(), Optional.of(true)))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo(Problem.Code.NOT_FOUND));
            assertThat(exams.start("account:two", Kind.FULL_MOCK, Optional.empty())
                            .resumed())
                    .isFalse();
        });
    }

    @Test
    void nothingIsLostByAnAnswerThatDoesNotFit() {
        on(Databases.SQLITE, exams -> {
            Attempt attempt =
                    exams.start("account:one", Kind.FULL_MOCK, Optional.empty()).attempt();
            exams.submit("account:one", attempt.id(), right(attempt).subList(0, 4), Optional.of(false));
            String known = attempt.sheets().getLast().question().id();
            var unfit = List.of(
                    new Answer("L9-999", List.of("A")),
                    new Answer(known, List.of("Z")),
                    new Answer(attempt.sheets().getFirst().question().id(), List.of("")));

            for (Answer answer : unfit) {
                var both = new ArrayList<>(right(attempt).subList(4, 6));
                both.add(answer);
                assertThatThrownBy(() -> exams.submit("account:one", attempt.id(), both, Optional.of(true)))
                        .isInstanceOfSatisfying(
                                Problem.class,
                                problem -> assertThat(problem.code()).isEqualTo(Problem.Code.INVALID_ARGUMENT));
            }

            Exams.Begun resumed = exams.start("account:one", Kind.FULL_MOCK, Optional.empty());
            assertThat(resumed.resumed()).isTrue();
            assertThat(resumed.attempt().answered()).isEqualTo(4);
        });
    }

    @Test
    void aQuestionCountsWhenExactlyTheKeyIsChosen() {
        on(Databases.SQLITE, exams -> {
            Attempt attempt = exams.start("account:one", Kind.LESSON_PRACTICE, Optional.of(4))
                    .attempt();
            List<Sheet> sheets = attempt.sheets();
            var answers = new ArrayList<>(right(attempt));
            answers.set(0, new Answer(sheets.getFirst().question().id(), List.of("A", "B", "C", "D")));
            answers.set(1, wrong(sheets.get(1)));
            answers.set(2, new Answer(sheets.get(2).question().id(), List.of()));

            Exams.Submitted open = exams.submit("account:one", attempt.id(), answers, Optional.empty());
            assertThat(open.attempt().isOpen()).as("one has no answer yet").isTrue();
            Exams.Submitted ended = exams.submit("account:one", attempt.id(), List.of(), Optional.of(true));

            assertThat(sheets).hasSize(10);
            assertThat(attempt.expiresAt()).isEmpty();
            assertThat(ended.attempt().score()).isEqualTo(7);
        });
    }

    @Test
    void aFullMockFollowsTheBlueprintAndRepeatsNothingWhileItCan() {
        on(Databases.SQLITE, exams -> {
            Set<String> asked = new HashSet<>();
            for (int sitting = 0; sitting < 7; sitting++) {
                Attempt attempt = exams.start("account:one", Kind.FULL_MOCK, Optional.empty())
                        .attempt();
                FORMAT.blueprint()
                        .forEach((lesson, count) -> assertThat(attempt.sheets())
                                .filteredOn(sheet -> sheet.question().lesson() == lesson)
                                .hasSize(count));
                assertThat(attempt.sheets()).allSatisfy(sheet -> {
                    assertThat(asked.add(sheet.question().id())).isTrue();
                    assertThat(sheet.question().isSample()).isFalse();
                    assertThat(sheet.question().isValidOn(attempt.day())).isTrue();
                });
                exams.submit("account:one", attempt.id(), List.of(), Optional.of(true));
                clock.pass(Duration.ofHours(1));
            }
        });
    }

    @Test
    void theSeedDrawsTheSamePaperAgain() {
        on(Databases.SQLITE, exams -> {
            seeds.set(41);
            Attempt one =
                    exams.start("account:one", Kind.FULL_MOCK, Optional.empty()).attempt();
            seeds.set(41);
            Attempt two =
                    exams.start("account:two", Kind.FULL_MOCK, Optional.empty()).attempt();
            Attempt other = exams.start("account:three", Kind.FULL_MOCK, Optional.empty())
                    .attempt();

            assertThat(one.seed()).isEqualTo(42);
            assertThat(two.sheets()).isEqualTo(one.sheets());
            assertThat(other.sheets()).isNotEqualTo(one.sheets());
        });
    }

    @Test
    void whatRanOutCountsWithWhatWasSaved() {
        on(Databases.SQLITE, exams -> {
            Attempt attempt = exams.start("account:one", Kind.CHAPTER_MOCK, Optional.of(7))
                    .attempt();
            exams.submit("account:one", attempt.id(), right(attempt).subList(0, 16), Optional.of(false));
            clock.pass(Duration.ofHours(3));
            exams.closeExpired("account:one");

            Attempt ended = exams.submit("account:one", attempt.id(), List.of(), Optional.empty())
                    .attempt();
            assertThat(ended.percent()).isEqualTo(80);
        });
    }

    @Test
    void saysWhichLessonIsMissing() {
        on(Databases.SQLITE, exams -> {
            assertThatThrownBy(() -> exams.start("account:one", Kind.CHAPTER_MOCK, Optional.empty()))
                    .hasMessageContaining("say which, 1 to 8");
            assertThatThrownBy(() -> exams.start("account:one", Kind.FULL_MOCK, Optional.of(4)))
                    .hasMessageContaining("chapter-mock");
        });
    }
}
