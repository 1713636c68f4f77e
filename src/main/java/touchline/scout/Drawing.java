package touchline.scout;

import touchline.charts.Chart;

/**
 * A chart about a player.
 *
 * @param name what it is called in an address: {@code percentiles}, {@code values} or {@code career}
 * @param about what it shows, in words, for whoever cannot see it
 */
public record Drawing(String name, String about, Chart chart) {}
