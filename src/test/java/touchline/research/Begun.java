package touchline.research;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import touchline.RunningServer;
import touchline.cases.tools.CaseDesk;

/** A service that has begun a research whose model never answers, for a test to kill it. */
final class Begun {

    static final String SAID = "begun ";
    static final String QUESTION = "What does a player owe who leaves his club without just cause?";

    private Begun() {}

    /** @param arguments the data folder, the address of the model */
    public static void main(String[] arguments) throws InterruptedException {
        try (var server = RunningServer.on(
                Path.of(arguments[0]),
                "--touchline.models.url=" + arguments[1],
                "--touchline.models.name=tiny",
                "--touchline.models.patience=10m")) {
            var desk = CaseDesk.at(server);
            var research = ResearchDesk.on(desk, "Killed", "The player left in the protected period.");
            var job =
                    research.request(QUESTION, "quick", Map.of()).path("job_id").asString();
            System.out.println(SAID + String.join(" ", List.of(desk.key(), desk.owner(), research.caseId(), job)));
            Thread.currentThread().join();
        }
    }
}
