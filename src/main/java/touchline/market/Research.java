package touchline.market;

import java.util.List;
import touchline.law.decisions.Decision;
import touchline.market.lens.View;

/**
 * What a research found about a player.
 *
 * @param intel moves and reports, the latest first
 * @param legal what the rules make of the facts; empty for a quick one, as the rest is
 * @param notSearched one sentence for each thing that was left out
 */
public record Research(
        Snapshot snapshot,
        Dossier.Kind kind,
        List<Intel> intel,
        List<Alike> alike,
        List<View> legal,
        List<Precedent> decisions,
        List<String> notSearched) {

    /** Somebody who plays alike. */
    public record Alike(String slug, String name, String pool, double likeness, List<String> agree) {}

    /** A decision on a question like the player's. */
    public record Precedent(String question, Decision decision) {}

    public Research {
        intel = List.copyOf(intel);
        alike = List.copyOf(alike);
        legal = List.copyOf(legal);
        decisions = List.copyOf(decisions);
        notSearched = List.copyOf(notSearched);
    }
}
