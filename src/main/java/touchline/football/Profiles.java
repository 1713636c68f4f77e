package touchline.football;

import java.util.List;
import touchline.store.Store;

/** What each source says of a player, for whoever wants to know where a value comes from. */
public final class Profiles {

    private final Facts facts;

    Profiles(Store store) {
        this.facts = new Facts(store);
    }

    /** The newest source first. */
    public List<Profile> of(String player) {
        return facts.of(player, """
                SELECT f.*, s.licence FROM football_profile f JOIN football_source s ON s.id = f.source
                WHERE f.player = :player ORDER BY f.as_of DESC, f.source
                """, row -> new Profile(RegisterJson.facts(row.text("facts")), row.origin()));
    }

    /** Names that a player also goes by. */
    public List<String> names(String player) {
        return facts.of(
                player,
                "SELECT name FROM football_player_name WHERE player = :player ORDER BY plain",
                row -> row.text("name"));
    }
}
