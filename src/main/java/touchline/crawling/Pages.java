package touchline.crawling;

import java.net.URI;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import touchline.store.Store;
import touchline.time.Moments;

/** What addresses held when they were last fetched. */
final class Pages {

    private final Store store;

    Pages(Store store) {
        this.store = store;
    }

    Optional<Page> find(URI address) {
        return store.read()
                .sql("SELECT * FROM crawling_page WHERE address = :address")
                .param("address", address.toString())
                .query((row, _) -> page(row))
                .optional();
    }

    void keep(Page page) {
        store.write(client -> client.sql("""
                        INSERT INTO crawling_page
                            (address, final, type, body, sha256, etag, modified, fetched_at, changed_at)
                        VALUES (:address, :final, :type, :body, :sha256, :etag, :modified, :fetched, :changed)
                        ON CONFLICT (address) DO UPDATE SET final = excluded.final, type = excluded.type,
                            body = excluded.body, sha256 = excluded.sha256, etag = excluded.etag,
                            modified = excluded.modified, fetched_at = excluded.fetched_at,
                            changed_at = excluded.changed_at
                        """)
                .param("address", page.address().toString())
                .param("final", page.found().toString())
                .param("type", page.type())
                .param("body", page.body())
                .param("sha256", page.sha256())
                .param("etag", page.etag().orElse(null))
                .param("modified", page.modified().orElse(null))
                .param("fetched", Moments.write(page.fetchedAt()))
                .param("changed", Moments.write(page.changedAt()))
                .update());
    }

    private static Page page(ResultSet row) throws SQLException {
        return new Page(
                URI.create(row.getString("address")),
                URI.create(row.getString("final")),
                row.getString("type"),
                row.getBytes("body"),
                row.getString("sha256"),
                Optional.ofNullable(row.getString("etag")),
                Optional.ofNullable(row.getString("modified")),
                Instant.parse(row.getString("fetched_at")),
                Instant.parse(row.getString("changed_at")));
    }
}
