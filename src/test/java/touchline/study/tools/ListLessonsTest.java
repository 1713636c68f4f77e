package touchline.study.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;

@ExtendWith(RunningServer.Shared.class)
class ListLessonsTest {

    @Test
    void listsEightLessonsInTheOfficialOrder(RunningServer server) {
        var result = new Wire(server.base()).call("list_lessons", Map.of());

        assertThat(result.at("/structuredContent/lessons")
                        .valueStream()
                        .map(lesson -> lesson.path("title").asString()))
                .containsExactly(
                        "Statutes, how football is governed, and the Court of Arbitration for Sport",
                        "Disciplinary Code",
                        "Code of Ethics",
                        "Regulations on the Status and Transfer of Players",
                        "Football Tribunal and its procedure",
                        "FIFA Clearing House",
                        "Football Agent Regulations",
                        "Safeguarding of minors, and the exam itself");
        assertThat(result.at("/structuredContent/lessons").valueStream()).allSatisfy(lesson -> {
            assertThat(lesson.path("goals").size()).isGreaterThanOrEqualTo(3);
            assertThat(lesson.path("instruments").isEmpty()).isFalse();
            assertThat(Wire.text(result)).contains(lesson.path("link").asString());
        });
    }
}
