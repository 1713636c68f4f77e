package touchline.market.tools;

import touchline.market.Memories;
import touchline.market.PlayerNews;
import touchline.market.WatchList;

/** What watching needs: the list, the notes on it, and what is news. */
public record Watching(WatchList list, Memories memories, PlayerNews news) {}
