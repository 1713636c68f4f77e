package touchline.retrieval.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.meaning.ModelFiles;
import touchline.retrieval.rows.VectorRows.Waiting;
import touchline.retrieval.search.Embedding;
import touchline.retrieval.words.Asking;
import touchline.store.Store;

@ExtendWith(RunningServer.Shared.class)
class ReadyVectorsTest {

    private static final Duration A_MINUTE = Duration.ofMinutes(1);
    private static final int SAMPLE = 60;
    private static final String MODEL = ModelFiles.builtIn().name();
    private static final ReadyVectors READY = ReadyVectors.madeBy(MODEL);

    /** When this fails, run {@code eval/run vectors}: texts of the register have changed. */
    @Test
    void everyTextOfTheRegisterComesWithTheVectorThatTheModelMakesOfIt(RunningServer server) {
        var texts = ownTexts(server.bean(Store.class));
        assertThat(texts)
                .hasSizeGreaterThan(SAMPLE)
                .allSatisfy(text ->
                        assertThat(READY.of(text.textHash())).as(text.title()).isPresent());
        Awaitility.await()
                .atMost(A_MINUTE)
                .until(() -> server.bean(Meaning.class).state() == Meaning.State.READY);
        Collections.shuffle(texts, new Random(1));
        assertThat(texts.subList(0, SAMPLE))
                .allSatisfy(text -> assertThat(likeness(made(server, text), READY.of(text.textHash())))
                        .as(text.title())
                        .isGreaterThan(0.999));
    }

    @Test
    void knowsNoOtherTextAndNoOtherModel() {
        assertThat(READY.of("00".repeat(16))).isEmpty();
        assertThat(READY.of("ff".repeat(16))).isEmpty();
        assertThat(ReadyVectors.madeBy("another").of("00".repeat(16))).isEmpty();
    }

    private static List<Waiting> ownTexts(Store store) {
        return new ArrayList<>(VectorRows.waiting(store.read(), "none", "", Integer.MAX_VALUE).stream()
                .filter(passage -> passage.id().matches("(article|decision|lesson|asked|elsewhere):.*"))
                .toList());
    }

    private static Optional<float[]> made(RunningServer server, Waiting text) {
        var store = server.bean(Store.class);
        new Embedding(store, server.bean(Meaning.class), server.bean(Asking.class)).embed(List.of(text));
        return store.read()
                .sql("SELECT vector FROM passage_vector WHERE passage = :id AND model = :model")
                .param("id", text.id())
                .param("model", MODEL)
                .query(String.class)
                .optional()
                .map(VectorText::read);
    }

    private static double likeness(Optional<float[]> one, Optional<float[]> other) {
        return IntStream.range(0, one.orElseThrow().length)
                .mapToDouble(i -> one.orElseThrow()[i] * other.orElseThrow()[i])
                .sum();
    }
}
