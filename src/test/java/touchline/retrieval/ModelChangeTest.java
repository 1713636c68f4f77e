package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.retrieval.Desk.passage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.retrieval.index.PassageIndex;
import touchline.retrieval.meaning.Meaning;
import touchline.store.Databases;

/** Another embedding model than before: search goes on while the passages are embedded again. */
class ModelChangeTest {

    private static final int PASSAGES = 40;

    /** How many are embedded before an interruption is noticed. */
    private static final int BATCH = 32;

    @TempDir
    static Path models;

    private static Meaning other;

    @TempDir
    Path folder;

    @BeforeAll
    static void unpackAnotherModel() throws IOException {
        Path model = Files.createDirectory(models.resolve("all-minilm-l6-v2-q"));
        unpack("/all-minilm-l6-v2-q.onnx", model.resolve("model.onnx"));
        unpack("/all-minilm-l6-v2-q-tokenizer.json", model.resolve("tokenizer.json"));
        other = Desk.load(new RetrievalSettings(Optional.of(model.toString())).model());
    }

    private static void unpack(String resource, Path file) throws IOException {
        try (var content = Objects.requireNonNull(ModelChangeTest.class.getResourceAsStream(resource))) {
            Files.copy(content, file);
        }
    }

    @Test
    void searchGoesOnWhileAnotherModelEmbedsEverythingAgain() {
        try (var desk = filled()) {
            assertThat(desk.search.coverage().embedded()).isEqualTo(PASSAGES);
        }
        try (var desk = Desk.at(Databases.SQLITE, folder, other)) {
            desk.repair();
            assertThat(desk.search.coverage().embedded()).isZero();
            assertThat(desk.ids("prohibited substance")).startsWith("doping");

            desk.embedSome();
            assertThat(desk.search.coverage().embedded()).isEqualTo(BATCH);
            var halfway = desk.search.find(Question.of("prohibited substance and clause39", Filter.shared()));
            assertThat(halfway.hits()).extracting(hit -> hit.passage().id()).contains("doping", "p39");
            assertThat(halfway.notSearched()).singleElement().asString().contains("8 by now");

            desk.embed();
            assertThat(desk.search.coverage().embedded()).isEqualTo(PASSAGES);
            assertThat(desk.ids("drug cheating in sport")).startsWith("doping");
            assertThat(desk.search.coverage().model()).startsWith("all-minilm-l6-v2-q@");
        }
    }

    @Test
    void theOldModelAnswersBesideTheNewOneAndAfterIt() throws IOException {
        try (var desk = filled();
                var index = PassageIndex.open(desk.store, folder.resolve("other"), other.model())) {
            var search = Desk.searchOver(desk.store, index, other);
            new Upkeep(desk.store, index, other, Desk.GUESS, Desk.ASKING).round(new CountDownLatch(1));

            for (PassageSearch each : List.of(desk.search, search)) {
                assertThat(each.coverage().embedded()).isEqualTo(PASSAGES);
                assertThat(each.find(Question.of("drug cheating in sport", Filter.shared()))
                                .hits())
                        .first()
                        .extracting(hit -> hit.passage().id())
                        .isEqualTo("doping");
            }
        }
    }

    private Desk filled() {
        var desk = Desk.at(Databases.SQLITE, folder);
        desk.put(passage("doping", "The presence of a prohibited substance in an athlete's sample is a violation."));
        IntStream.range(1, PASSAGES).forEach(i -> desk.put(passage("p" + i, "The lease of the stadium, clause" + i)));
        return desk.embed();
    }
}
