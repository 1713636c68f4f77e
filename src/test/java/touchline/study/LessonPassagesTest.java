package touchline.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;
import touchline.retrieval.Filter;
import touchline.retrieval.Hit;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;

/** Lessons are found as articles and decisions are, and never among decisions. */
@ExtendWith(RunningServer.Shared.class)
class LessonPassagesTest {

    private static final Filter LESSONS = Filter.shared().ofKinds(Set.of("lesson"));

    @Test
    void everyLessonIsFoundByEachOfItsGoals(RunningServer server) {
        for (Lesson lesson : server.bean(Lessons.class).all()) {
            for (String goal : lesson.goals()) {
                assertThat(server.bean(PassageSearch.class)
                                .find(Question.of(goal, LESSONS))
                                .hits())
                        .as(goal)
                        .first()
                        .extracting(Hit::passage)
                        .satisfies(passage -> {
                            assertThat(passage.citation())
                                    .isEqualTo("Lesson %d: %s".formatted(lesson.number(), lesson.title()));
                            assertThat(passage.sourceUrl()).isEmpty();
                        });
            }
        }
    }

    @Test
    void aLessonIsNoDecision(RunningServer server) {
        String goal = server.bean(Lessons.class).numbered(4).goals().getFirst();
        var answer = new Wire(server.base())
                .call(
                        "search_juris_library",
                        Map.of("q", goal),
                        "Authorization",
                        "Bearer " + server.demo().market());

        assertThat(answer.at("/structuredContent/decisions")).isNotEmpty();
        assertThat(answer.toString()).doesNotContain("lesson");
    }
}
