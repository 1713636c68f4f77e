package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.Wire;
import touchline.accounts.Callers;
import touchline.accounts.Demo;
import touchline.problem.Problem;

class DemoOffTest {

    private static final String MINT = "/api/internal/mcp/mint";
    private static final String ORDER = """
            {"entitlements": ["study"], "label": "importer"}""";

    @TempDir
    Path folder;

    @Test
    void mintsForTheConfiguredSecretOrNobody() {
        Demo.Keys demo;
        try (var service = RunningServer.on(folder, "--touchline.accounts.worker-secret=configured")) {
            demo = service.demo();
            assertThat(mint(service, "configured")).isEqualTo(201);
            assertThat(mint(service, demo.operator())).isEqualTo(401);
        }
        try (var service = RunningServer.on(folder, "--touchline.accounts.demo=false")) {
            assertThat(mint(service, demo.operator())).isEqualTo(404);
            var wire = new Wire(service.base());
            assertThat(wire.get(MINT).statusCode()).isEqualTo(404);
            assertThat(wire.send("POST", MINT, "a=b", "Content-Type", "text/csv")
                            .statusCode())
                    .isEqualTo(404);
            assertThat(service.bean(Demo.class).keys()).isEmpty();
            assertThatThrownBy(() -> service.bean(Callers.class)
                            .identify(Optional.of(demo.market()), "203.0.113.9", "https://touchline.example/mcp"))
                    .isInstanceOf(Problem.class);
        }
    }

    private static int mint(RunningServer service, String secret) {
        return new Wire(service.base())
                .post(MINT, ORDER, "x-worker-secret", secret)
                .statusCode();
    }
}
