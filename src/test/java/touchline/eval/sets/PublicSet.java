package touchline.eval.sets;

import java.util.List;

/** A published collection with its test questions; nothing of it is shipped here. */
public record PublicSet(String name, String language, List<Entry> entries, List<TestQuestion> questions) {

    public PublicSet {
        entries = List.copyOf(entries);
        questions = List.copyOf(questions);
    }
}
