package touchline.football.intake;

import java.util.List;

/** A row of which nobody can tell whom it means; nothing of it is stored. */
final class Undecided extends RuntimeException {

    private final transient List<String> candidates;

    Undecided(String sentence, List<String> candidates) {
        super(sentence, null, false, false);
        this.candidates = candidates;
    }

    String sentence() {
        return String.valueOf(getMessage());
    }

    List<String> candidates() {
        return candidates;
    }
}
