package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.Wire;
import touchline.documents.Pdfs;
import touchline.store.Child;

/** The process dies while it reads a document. */
@Timeout(300)
class KilledConversionTest {

    private static final int PAGES = 60;

    @TempDir
    private Path folder;

    @Test
    void theConversionGoesOnAfterTheRestart() throws Exception {
        String id;
        String document;
        String job;
        try (var child = Child.run(OtherProcess.class, folder.toString())) {
            var address = child.hear(OtherProcess.AT).orElseThrow().split(" ", -1);
            var research = Research.with(address[0], address[1]);
            id = research.begin("Killed");
            var kept = Wire.json(research.keep(id, "long.pdf", longFile()));
            document = kept.path("document_id").asString();
            job = kept.path("job_id").asString();
            String at = "/cases/%s/documents/%s".formatted(id, document);
            Awaitility.await()
                    .until(() ->
                            Wire.json(research.get(at)).path("state").asString().equals("converting"));
            child.kill();
        }
        try (var server = RunningServer.on(folder)) {
            var research = Research.with(server.base(), server.demo().market());
            assertThat(research.ended(id, document).path("state").asString()).isEqualTo("ready");
            var ended = Wire.json(research.get("/jobs/" + job));
            assertThat(ended.path("status").asString()).isEqualTo("completed");
            assertThat(ended.path("attempts").asInt()).isEqualTo(2);
            assertThat(Wire.json(research.get("/search?q=axolotl&scope=cases")).path("items"))
                    .singleElement()
                    .satisfies(hit -> assertThat(hit.path("citation").asString())
                            .isEqualTo("long.pdf, p. %d, para. %d".formatted(PAGES, PAGES)));
        }
    }

    private static byte[] longFile() {
        return Pdfs.of(IntStream.rangeClosed(1, PAGES)
                .mapToObj(page -> Pdfs.text(lines(page)))
                .toArray(Pdfs.Drawing[]::new));
    }

    private static String[] lines(int page) {
        var lines = new String[40];
        Arrays.fill(lines, "and so the Panel goes on to weigh what the parties have submitted at length,");
        lines[0] = page + ". The Panel considers submission number " + page;
        lines[39] = page == PAGES ? "about the axolotl." : "about the contract.";
        return lines;
    }
}
