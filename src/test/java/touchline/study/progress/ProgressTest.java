package touchline.study.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchline.RunningServer;
import touchline.accounts.Caller;
import touchline.accounts.Entitlement;
import touchline.study.drills.Drills;
import touchline.study.exams.Answer;
import touchline.study.exams.Attempt;
import touchline.study.exams.Exams;
import touchline.study.exams.Kind;
import touchline.study.exams.Sheet;
import touchline.time.SettableClock;

/** What is said of a candidate rests on the answers there are. */
class ProgressTest {

    private static final Caller CANDIDATE = new Caller.User("one", "one@example.org", Set.of(Entitlement.STUDY));
    private static final String OWNER = CANDIDATE.owner();

    @Test
    void saysWhatIsMissingThenEstimatesAndBringsBackWhatFades() {
        var clock = new SettableClock("2026-11-28T08:00:00Z");
        try (var server = RunningServer.start(clock, List.of())) {
            var exams = server.bean(Exams.class);
            var progress = server.bean(Progress.class);

            assertThat(progress.of(new Caller.Anonymous("192.0.2.1"))).isEmpty();
            assertThat(now(progress).readiness().basis())
                    .startsWith("Not enough answers yet")
                    .contains("1, 2, 3, 4, 5, 6, 7, 8");

            for (int lesson = 1; lesson <= 8; lesson++) {
                Attempt practice = exams.start(OWNER, Kind.LESSON_PRACTICE, Optional.of(lesson))
                        .attempt();
                // Two of ten wrong in lesson 4, everything right elsewhere.
                exams.submit(OWNER, practice.id(), answers(practice, lesson == 4 ? 2 : 0), Optional.of(true));
            }
            StudyProgress after = now(progress);

            assertThat(after.lessons().get(3).mastery()).hasValue(80);
            assertThat(after.lessons().get(0).mastery()).hasValue(100);
            assertThat(after.lessons().get(0).answered()).isEqualTo(10);
            assertThat(after.readiness().expectedScore()).hasValue(18);
            assertThat(after.readiness().passChance().orElseThrow()).isBetween(90, 99);
            assertThat(after.dueReviews()).isZero();
            assertThat(after.nextDue()).contains(clock.instant().plus(Duration.ofMinutes(10)));

            clock.pass(Duration.ofMinutes(11));
            assertThat(now(progress).dueReviews()).isEqualTo(2);
            var drill = server.bean(Drills.class).set(OWNER, Optional.empty(), Optional.empty(), 2);
            assertThat(drill.basis()).startsWith("2 questions: 2 due for review");
            assertThat(drill.attempt().sheets())
                    .allMatch(sheet -> sheet.question().lesson() == 4);

            clock.pass(Duration.ofDays(3));
            assertThat(now(progress).dueReviews()).isGreaterThan(70);
        }
    }

    @Test
    void theChanceToPassIsThatOfIndependentAnswers() {
        assertThat(PassChance.of(Collections.nCopies(20, 1.0), 15)).isEqualTo(1);
        assertThat(PassChance.of(Collections.nCopies(20, 0.0), 15)).isZero();
        // Binomial, 20 questions, three in four right.
        assertThat(PassChance.of(Collections.nCopies(20, 0.75), 15)).isCloseTo(0.6172, within(0.0001));
    }

    private static StudyProgress now(Progress progress) {
        return progress.of(CANDIDATE).orElseThrow();
    }

    private static List<Answer> answers(Attempt attempt, int wrong) {
        return attempt.sheets().stream()
                .map(sheet -> new Answer(
                        sheet.question().id(),
                        sheet.choices().stream()
                                .filter(choice -> choice.option().right() == (sheet.number() > wrong))
                                .map(Sheet.Choice::id)
                                .toList()))
                .toList();
    }
}
