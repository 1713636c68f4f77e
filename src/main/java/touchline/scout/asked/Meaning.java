package touchline.scout.asked;

import java.util.function.UnaryOperator;
import touchline.football.PlayerFilter;

/**
 * A filter that some words of a request were taken for.
 *
 * @param words what was taken, such as {@code preferred foot: left}
 * @param filter puts it into a draft
 */
public record Meaning(String words, UnaryOperator<PlayerFilter.Draft> filter) {}
