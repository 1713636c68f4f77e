package touchline.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.Wire;
import touchline.cases.tools.CaseDesk;
import touchline.models.FakeModel;
import touchline.store.Child;

/** The service is killed in the middle of a research, which goes on where it was. */
@Timeout(300)
class KilledResearchTest {

    @Test
    void noFinishedStepIsDoneAgain(@TempDir Path folder) throws Exception {
        String[] begun;
        try (var model = new FakeModel()) {
            model.hangs();
            try (var child = Child.run(Begun.class, folder.toString(), model.url() + "/v1")) {
                begun = child.hear(Begun.SAID).orElseThrow().split(" ");
                Awaitility.await()
                        .atMost(Duration.ofMinutes(2))
                        .until(() -> !model.prompt().isEmpty());
                child.kill();
            }
        }
        try (var server = RunningServer.on(folder)) {
            var research = new ResearchDesk(new CaseDesk(new Wire(server.base()), begun[0], begun[1]), begun[2]);
            var answer = research.ended(begun[3]);
            assertThat(answer.path("status").asString()).isEqualTo("completed");
            assertThat(answer.path("attempts").asInt()).isEqualTo(2);
            assertThat(answer.path("brief").asString()).contains("RSTP 17");
            assertThat(answer.path("steps")
                            .valueStream()
                            .filter(step -> step.path("text").asString().equals("finished"))
                            .map(step -> step.path("step").asString()))
                    .contains("register", "library", "findings", "brief")
                    .doesNotHaveDuplicates();
            assertThat(answer.path("findings")
                            .valueStream()
                            .map(finding -> finding.path("text").asString()))
                    .isNotEmpty()
                    .doesNotHaveDuplicates();
        }
    }
}
