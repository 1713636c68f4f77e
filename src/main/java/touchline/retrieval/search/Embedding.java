package touchline.retrieval.search;

import java.util.List;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.rows.ChangeLog;
import touchline.retrieval.rows.VectorRows;
import touchline.retrieval.rows.VectorRows.Waiting;
import touchline.retrieval.words.Asking;
import touchline.store.Store;

/** Gives passages their vectors and has the index take them over. */
public record Embedding(Store store, Meaning meaning, Asking asking) {

    /** @throws IllegalStateException unless the model is ready */
    public void embed(List<Waiting> batch) {
        if (batch.isEmpty()) {
            return;
        }
        var vectors = batch.stream().map(this::vector).toList();
        store.write(database -> {
            long number = ChangeLog.last(database) + 1;
            for (int i = 0; i < batch.size(); i++) {
                if (VectorRows.put(database, batch.get(i), meaning.model(), vectors.get(i))) {
                    ChangeLog.add(database, number, batch.get(i).id());
                }
            }
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
