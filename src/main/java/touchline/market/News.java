package touchline.market;

import java.time.LocalDate;
import touchline.football.Origin;

/**
 * A fact about a player that can be news: a move, a report or a market value.
 *
 * @param key the same as long as it is the same fact
 * @param kind {@code move}, {@code value}, or the kind of report
 */
public record News(String key, String kind, LocalDate day, String sentence, Origin origin) {}
