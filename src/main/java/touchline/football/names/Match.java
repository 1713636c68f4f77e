package touchline.football.names;

/**
 * A player whose name is like the one asked for.
 *
 * @param likeness above 0, to 1 for a name that is the very one asked for
 * @param name the one of the player's names that is most like it
 */
public record Match(String slug, double likeness, String name, How how) {

    /** In which way a name is like the one asked for. */
    public enum How {
        SAME,
        PART,
        BEGINNING,
        ROMANISED,
        SPELLING
    }
}
