package touchline.retrieval;

/**
 * How far the index has come.
 *
 * @param passages in the store
 * @param indexed of them, findable by words
 * @param embedded of them, findable by meaning
 * @param model the name of the embedding model
 * @param loaded whether questions can be compared by meaning now
 */
public record Coverage(long passages, long indexed, long embedded, String model, boolean loaded) {}
