package touchline.retrieval.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.rows.ChangeLog;
import touchline.retrieval.rows.ReadyVectors;
import touchline.retrieval.rows.VectorRows;
import touchline.retrieval.rows.VectorRows.Waiting;
import touchline.retrieval.words.Asking;
import touchline.store.Store;

/** Gives passages their vectors and has the index take them over. */
public record Embedding(Store store, Meaning meaning, Asking asking) {

    /** @throws IllegalStateException unless the model is ready */
    public void embed(List<Waiting> batch) {
        put(batch.stream().collect(Collectors.toMap(Function.identity(), this::vector)));
    }

    /** Gives those their vectors that have them ready. */
    public void take(List<Waiting> batch, ReadyVectors ready) {
        Map<Waiting, float[]> known = new HashMap<>();
        batch.forEach(passage -> ready.of(passage.textHash()).ifPresent(vector -> known.put(passage, vector)));
        put(known);
    }

    private void put(Map<Waiting, float[]> vectors) {
        if (vectors.isEmpty()) {
            return;
        }
        store.write(database -> {
            long number = ChangeLog.last(database) + 1;
            vectors.forEach((passage, vector) -> {
                if (VectorRows.put(database, passage, meaning.model(), vector)) {
                    ChangeLog.add(database, number, passage.id());
                }
            });
            return number;
        });
    }

    /** A question is read as those are that it will be compared with. */
    private float[] vector(Waiting passage) {
        return passage.question()
                .map(question -> meaning.ofQuestion(asking.read(question).text())
                        .orElseThrow(() -> new IllegalStateException("The model is not loaded")))
                .orElseGet(() -> meaning.ofPassage(passage.title() + "\n" + passage.text()));
    }
}
