package touchline.market.feeds;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.store.Store;
import touchline.time.Moments;

/** The feeds that are read, and how that goes. */
public final class Feeds {

    private final List<Feed> feeds;
    private final Store store;

    Feeds(List<Feed> feeds, Store store) {
        this.feeds = List.copyOf(feeds);
        this.store = store;
    }

    List<Feed> all() {
        return feeds;
    }

    /** Those that were read or tried, in the order of the settings. */
    public List<FeedState> states() {
        return feeds.stream().flatMap(feed -> state(feed).stream()).toList();
    }

    Optional<FeedState> state(Feed feed) {
        return store.read()
                .sql("SELECT * FROM market_feed WHERE address = :address")
                .param("address", feed.address().toString())
                .query(Feeds::state)
                .optional();
    }

    void keep(FeedState state) {
        store.write(database -> database.sql("""
                        INSERT INTO market_feed (address, read_at, good_at, items, undated, named, problem)
                        VALUES (:address, :read, :good, :items, :undated, :named, :problem)
                        ON CONFLICT (address) DO UPDATE SET read_at = excluded.read_at, good_at = excluded.good_at,
                            items = excluded.items, undated = excluded.undated, named = excluded.named,
                            problem = excluded.problem
                        """)
                .param("address", state.address())
                .param("read", Moments.write(state.readAt()))
                .param("good", state.goodAt().map(Moments::write).orElse(null))
                .param("items", state.items())
                .param("undated", state.undated())
                .param("named", state.named())
                .param("problem", state.problem().orElse(null))
                .update());
    }

    private static FeedState state(ResultSet row, int number) throws SQLException {
        return new FeedState(
                row.getString("address"),
                Instant.parse(row.getString("read_at")),
                Optional.ofNullable(row.getString("good_at")).map(Instant::parse),
                row.getInt("items"),
                row.getInt("undated"),
                row.getInt("named"),
                Optional.ofNullable(row.getString("problem")));
    }
}
