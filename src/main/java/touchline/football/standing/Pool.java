package touchline.football.standing;

import touchline.football.Origin;
import touchline.football.Position;

/**
 * Whom a player is compared with: one position, one season, competitions of one kind and one source. The player counts
 * in the own pool.
 *
 * @param competitions in words
 * @param minimum minutes that a member has played at least
 * @param members how many there are
 */
public record Pool(
        String id, String season, String competitions, Position position, int minimum, int members, Origin origin) {

    /** Fewer members say nothing about rank: then there are no percentiles. */
    public static final int FEWEST = 20;

    /** {@code forwards with 900 minutes or more in La Liga, Serie A, 2017/18 (n = 326)}. */
    public String words() {
        return "%ss with %d minutes or more in %s, %s (n = %d)"
                .formatted(position.word(), minimum, competitions, season, members);
    }
}
