package touchline.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeersTest {

    @TempDir
    Path folder;

    @Test
    void thePassagesAreTheSameInEveryRun() throws IOException {
        RegisterText text = RegisterText.read();
        assertThat(text.sentences()).isGreaterThan(1000);
        assertThat(text.passage(7)).isEqualTo(RegisterText.read().passage(7)).isNotEqualTo(text.passage(8));
        assertThat(text.passage(7).split(" ").length).isBetween(40, 160);
    }

    @Test
    void bothDatabasesSearchWhatTheyWereGiven() throws IOException, SQLException {
        RegisterText text = RegisterText.read();
        for (Engine engine : List.of(new Fts5(folder), new PostgresText(folder))) {
            try (engine) {
                engine.fill(text, 50);
                assertThat(engine.searches().values())
                        .allSatisfy(
                                search -> assertThat(search.applyAsInt("Where is \"training compensation\" (Art. 20)?"))
                                        .isEqualTo(10));
                assertThat(engine.disk()).isPositive();
            }
        }
    }
}
