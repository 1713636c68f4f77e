package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningService;
import touchline.accounts.Callers;
import touchline.accounts.Demo;
import touchline.problem.Problem;

class DemoOffTest {

    private static final String ORDER = """
            {"entitlements": ["study"], "label": "importer"}""";

    @TempDir
    Path folder;

    @Test
    void mintsForTheConfiguredSecretOrNobody() {
        Demo.Keys demo;
        try (var service = new RunningService(
                folder, "--touchline.accounts.demo=true", "--touchline.accounts.worker-secret=configured")) {
            demo = service.the(Demo.class).keys().orElseThrow();
            assertThat(mint(service, "configured")).isEqualTo(201);
            assertThat(mint(service, demo.operator())).isEqualTo(401);
        }
        try (var service = new RunningService(folder)) {
            assertThat(mint(service, demo.operator())).isEqualTo(404);
            assertThat(service.the(Demo.class).keys()).isEmpty();
            assertThatThrownBy(() -> service.the(Callers.class).identify(Optional.of(demo.market()), "203.0.113.9"))
                    .isInstanceOf(Problem.class);
        }
    }

    private static int mint(RunningService service, String secret) {
        return service.post("/api/internal/mcp/mint", ORDER, "x-worker-secret", secret)
                .statusCode();
    }
}
