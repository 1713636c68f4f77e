package touchline.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.RunningServer;
import touchline.retrieval.Filter;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Passages;
import touchline.retrieval.Question;
import touchline.retrieval.Question.Mode;
import touchline.retrieval.rows.VectorRows;
import touchline.store.Store;

/** Our own search, in the service as it ships: the passages go through the store, the questions through its one door. */
final class OurSearch implements Engine {

    private static final String OWNER = "bench";
    private static final int BATCH = 2_000;
    private static final long A_WHILE = 200_000_000L;

    private final RunningServer server;
    private final PassageSearch search;

    OurSearch(Path folder) {
        this.server = RunningServer.on(folder);
        this.search = server.bean(PassageSearch.class);
        await(1);
    }

    @Override
    public String name() {
        return "touchline";
    }

    /** Each passage is stored with its vector, so that the model has nothing left to do. */
    @Override
    public void fill(RegisterText text, int count) {
        Store store = server.bean(Store.class);
        Passages passages = server.bean(Passages.class);
        String model = search.coverage().model();
        SyntheticVectors vectors = new SyntheticVectors(RealVectors.of(store.read(), model));
        long before = search.coverage().passages();
        for (int from = 0; from < count; from += BATCH) {
            String source = "bench/%07d".formatted(from);
            List<Passage> batch = IntStream.range(from, Math.min(count, from + BATCH))
                    .mapToObj(number -> passage(source, number, text))
                    .toList();
            store.write(database -> {
                passages.replace(source, batch);
                embed(database, model, source, vectors);
                return batch.size();
            });
        }
        await(before + count);
    }

    private static void embed(JdbcClient database, String model, String source, SyntheticVectors vectors) {
        for (VectorRows.Waiting waiting : VectorRows.waiting(database, model, source, BATCH)) {
            int number = Integer.parseInt(waiting.id().substring(waiting.id().length() - 7));
            VectorRows.put(database, waiting, model, vectors.of(number));
        }
    }

    private static Passage passage(String source, int number, RegisterText text) {
        return new Passage(
                "%s/%07d".formatted(source, number),
                source,
                OWNER,
                "bench",
                Optional.of(Language.EN),
                "",
                text.passage(number),
                List.of(),
                Map.of(),
                Optional.empty(),
                "passage " + number,
                Optional.empty());
    }

    private void await(long passages) {
        var coverage = search.coverage();
        while (!coverage.loaded() || coverage.indexed() < passages || coverage.embedded() < coverage.passages()) {
            LockSupport.parkNanos(A_WHILE);
            coverage = search.coverage();
        }
    }

    @Override
    public Map<String, ToIntFunction<String>> searches() {
        Map<String, ToIntFunction<String>> searches = new LinkedHashMap<>();
        searches.put("words", question -> ask(question, Mode.WORDS));
        searches.put("meaning", question -> ask(question, Mode.MEANING));
        searches.put("hybrid", question -> ask(question, Mode.HYBRID));
        return searches;
    }

    private int ask(String question, Mode mode) {
        return search.find(Question.of(question, Filter.ownedBy(Set.of(OWNER))).by(mode))
                .hits()
                .size();
    }

    /** Database and index together. */
    @Override
    public long disk() {
        try (var files = Files.walk(server.folder())) {
            return files.filter(Files::isRegularFile).mapToLong(OurSearch::size).sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
