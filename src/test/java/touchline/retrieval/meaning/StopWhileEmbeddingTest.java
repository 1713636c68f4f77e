package touchline.retrieval.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.store.Child;

/** The model's native runtime outlives every hook of a process that stops. */
class StopWhileEmbeddingTest {

    private static final int CODE = 7;
    private static final int TEXTS = 50;

    @Test
    @Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theProcessEndsInOrder(@TempDir Path folder) throws Exception {
        try (var child = Child.run(StopWhileEmbeddingTest.class, folder.toString())) {
            assertThat(child.hear("embedded ")).hasValue(TEXTS + " texts");
            assertThat(child.ended()).isEqualTo(CODE);
        }
    }

    public static void main(String[] folder) {
        var meaning = new Meaning(ModelFiles.builtIn(), 1, Path.of(folder[0]));
        meaning.load();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            for (int i = 0; i < TEXTS; i++) {
                meaning.ofPassage("The panel considers the clause of the contract. ".repeat(60));
            }
            System.out.println("embedded " + TEXTS + " texts");
        }));
        System.exit(CODE);
    }
}
