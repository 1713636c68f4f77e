package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Registers;
import touchline.store.Databases;
import touchline.store.Store;

/** Files that would take more memory than there is are refused, in one sentence. */
class BoundsTest {

    private static final String PLAYER =
            "{\"id\": \"%d\", \"player_name\": \"Given%d Family%d\", \"games\": \"1\", \"time\": \"90\", \"team_title\": \"FC Brisa\"}";

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Desk desk;

    @BeforeAll
    static void open() {
        context = Databases.SQLITE.open(folder.resolve("data"));
        desk = new Desk(context.getBean(Store.class), folder);
    }

    @AfterAll
    static void close() {
        context.close();
    }

    @Test
    void readsLongJsonElementByElement() throws IOException {
        Path file = folder.resolve("EPL-2090.json");
        try (var out = Files.newBufferedWriter(file)) {
            out.write("{\"teams\": {\"1\": {\"history\": [");
            for (int i = 0; i < 400_000; i++) {
                out.write("{\"xG\": 1.5, \"result\": \"w\"},");
            }
            out.write("{}]}}, \"players\": [");
            for (int i = 1; i < 300; i++) {
                out.write(PLAYER.formatted(i, i, i) + ",");
            }
            out.write(PLAYER.formatted(300, 300, 300) + "], \"dates\": []}");
        }
        assertThat(Files.size(file)).isGreaterThan(8 << 20);
        assertThat(desk.take("understat", file).rows()).isEqualTo(300);
        assertThat(Registers.players(desk.store()).find("given300-family300")).isPresent();
    }

    @Test
    void refusesJsonThatIsNestedWithoutEnd() {
        refuses("understat", "EPL-2091.json", "{\"players\": " + "[".repeat(5000), "nested deeper");
        refuses("statsbomb", "deep.json", "[{\"match_id\": " + "{\"a\": ".repeat(5000), "nested deeper");
    }

    @Test
    void refusesAnElementOrATextThatNeverEnds() {
        refuses(
                "understat",
                "EPL-2092.json",
                "{\"players\": [{\"player_name\": \"A\", \"games\": [" + "1,".repeat(5 << 20) + "1]}]}",
                "an element of more than 4 MB");
        refuses(
                "understat",
                "EPL-2093.json",
                "[{\"player_name\": \"" + "a".repeat(2 << 20) + "\"}]",
                "texts that are longer");
    }

    @Test
    void refusesRowsWithoutEnd() {
        String quote = "name,born\n\"" + "a,b\n".repeat(200_000);
        refuses("csv", "quote.csv", quote, "a quotation mark that is never closed");
        refuses("csv", "columns.csv", "name,born\n" + "a,".repeat(3000) + "\n", "2,000 columns");
        refuses("csv", "line.csv", "name,born" + "a".repeat(1 << 20), "a line of more than 262144 letters");
        refuses(
                "openfootball",
                "line.txt",
                "= World Cup 2090\n" + "a".repeat(1 << 20),
                "a line of more than 262144 letters");
    }

    @Test
    void refusesAWorkbookThatUnpacksToFarMoreThanItsSize() {
        Path bomb = desk.zip(
                "bomb.xlsx",
                Map.of("xl/workbook.xml", "<workbook/>", "xl/worksheets/sheet1.xml", " ".repeat(64 << 20)));
        assertThatThrownBy(() -> desk.take("csv", bomb)).hasMessageContaining("unpacks to far more");
    }

    @Test
    void saysWhatIsWrongWithAFileThatBreaksOff() {
        byte[] whole =
                Desk.gzipped("name,born\nAnn Half,1999-05-06\n".repeat(50).getBytes(StandardCharsets.UTF_8));
        refuses(
                "csv",
                desk.bytes("half.csv.gz", java.util.Arrays.copyOf(whole, whole.length / 2)),
                "cannot be read to its end");
        refuses(
                "understat",
                "EPL-2094.json",
                "[{\"player_name\": \"A\", \"id\": \"1\", \"team_title\": \"B\"}, {\"pl",
                "cannot be read to its end");
    }

    private static void refuses(String format, String name, String text, String sentence) {
        refuses(format, desk.text(name, text), sentence);
    }

    private static void refuses(String format, Path file, String sentence) {
        assertThatThrownBy(() -> desk.take(format, file)).hasMessageContaining(sentence);
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
