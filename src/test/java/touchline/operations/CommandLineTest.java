package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;

class CommandLineTest {

    private static final String ROWS = """
            {"decisions": [
              {"id": "CAS 2031/A/77", "numbered": "official", "forum": "CAS", "type": "award",
               "parties": ["Kallio", "FC Brisa"], "date": "1/3/2032", "language": "en", "sport": "football",
               "topics": ["just cause"],
               "holding": "A sentence in own words that is long enough to say what was decided here.",
               "source": {"url": "https://example.org/award", "seen": true, "verified_by": ["https://example.org/award"]},
               "check": {"confidence": "one_source", "level": "compiled", "on": "2026-11-27", "text_compared": false}},
              {"id": "CAS 2031/A/78"}]}
            """;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path temporary;

    @Test
    void takesDecisionsAndSaysWhatBecameOfEachRow() throws IOException {
        var file = Files.writeString(temporary.resolve("rows.json"), ROWS);

        assertThat(run("import", "decisions", file.toString())).isEqualTo(1);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("added     CAS 2031/A/77: '1/3/2032' was read day first, as 2032-03-01.")
                .contains("refused   CAS 2031/A/78: ")
                .endsWith("2 rows: 1 added, 0 updated, 0 unchanged, 0 conflict, 1 refused.\n");
        try (var server = RunningServer.on(temporary.resolve("data"))) {
            assertThat(server.bean(Decisions.class).find("2031/A/77").map(Decision::id))
                    .contains("CAS 2031/A/77");
            assertThat(server.bean(Decisions.class).find("Matuzalem")).isPresent();
        }
    }

    @Test
    void changesNothingTheSecondTime() throws IOException {
        var file =
                Files.writeString(temporary.resolve("rows.json"), ROWS.replace(",\n  {\"id\": \"CAS 2031/A/78\"}", ""));

        assertThat(run("import", "decisions", file.toString())).isZero();
        assertThat(run("import", "decisions", file.toString())).isZero();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("1 rows: 1 added")
                .contains("1 rows: 0 added, 0 updated, 1 unchanged");
    }

    @Test
    void leavesADataFolderAloneThatTheServiceUses() throws IOException {
        var file = Files.writeString(temporary.resolve("rows.json"), ROWS);
        var folder = temporary.resolve("data");

        try (var server = RunningServer.on(folder)) {
            assertThat(run("import", "decisions", file.toString())).isEqualTo(1);
            assertThat(server.bean(Decisions.class).find("CAS 2031/A/77")).isEmpty();
        }
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("The data folder %s is in use by another process:".formatted(folder)
                        + " stop it, or choose another folder with TOUCHLINE_DATA.\n");
    }

    @Test
    void namesAFileThatCannotBeUsed() throws IOException {
        var missing = temporary.resolve("missing.json");
        var broken = Files.writeString(temporary.resolve("broken.json"), "{\n\"decisions\": [}");

        assertThat(run("import", "decisions", missing.toString())).isEqualTo(1);
        assertThat(run("import", "decisions", broken.toString())).isEqualTo(1);

        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "The file %s cannot be read: check its name.".formatted(missing),
                        "The file is not JSON from line 2 on: correct it and import it again.");
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void makesTheSearchIndexAnew() throws IOException {
        var file =
                Files.writeString(temporary.resolve("rows.json"), ROWS.replace(",\n  {\"id\": \"CAS 2031/A/78\"}", ""));
        run("import", "decisions", file.toString());

        assertThat(run("reindex")).isZero();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .containsPattern("\n[1-9]\\d+ passages are indexed, \\d+ of them");
    }

    @Test
    void knowsNoOtherCommand() {
        assertThat(List.of(run(), run("import", "everything", "x"), run("import", "decisions")))
                .containsOnly(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("./touchline --help");
    }

    private int run(String... arguments) {
        var workbench = new Workbench(List.of("--touchline.store.folder=" + temporary.resolve("data")));
        return new CommandLine(print(out), print(err), workbench).run(List.of(arguments));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
