package touchline.football.intake;

import java.util.List;

/** Whom a row means. */
sealed interface Verdict {

    record Same(String slug) implements Verdict {}

    /** @param alike players who may be meant after all, worth a look; perhaps none */
    record Newcomer(List<String> alike) implements Verdict {}

    record Ambiguous(List<String> candidates) implements Verdict {}
}
