package touchline.cases;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** The links of everybody's cases. */
public final class Links {

    public static final int EXCERPT = 2_000;

    private final Cases cases;
    private final Clock clock;

    Links(Cases cases, Clock clock) {
        this.cases = cases;
        this.clock = clock;
    }

    /** Keeps an address; the same address again gets what is said of it now. */
    public Link keep(
            String owner,
            String caseId,
            WebAddress url,
            Optional<String> title,
            Optional<String> excerpt,
            List<String> tags) {
        var link = new Link(
                UUID.randomUUID().toString(),
                caseId,
                url.text(),
                title.filter(it -> !it.isBlank()).map(it -> Written.line("title", it, CaseEntry.TITLE)),
                Written.optional("excerpt", excerpt, EXCERPT),
                Written.lines("tags", tags, CaseEntry.MOST, CaseEntry.TAG),
                Moments.now(clock));
        return cases.write(owner, caseId, (database, file) -> put(database, link));
    }

    private static Link put(JdbcClient database, Link link) {
        database.sql("""
                        INSERT INTO case_link (id, case_id, url, title, excerpt, tags, added_at)
                        VALUES (:id, :case, :url, :title, :excerpt, :tags, :added)
                        ON CONFLICT (case_id, url) DO UPDATE SET
                            title = excluded.title, excerpt = excluded.excerpt, tags = excluded.tags
                        """)
                .param("id", link.linkId())
                .param("case", link.caseId())
                .param("url", link.url())
                .param("title", link.title().orElse(null))
                .param("excerpt", link.excerpt().orElse(null))
                .param("tags", String.join("\n", link.tags()))
                .param("added", Moments.write(link.addedAt()))
                .update();
        return database.sql("SELECT * FROM case_link WHERE case_id = :case AND url = :url")
                .param("case", link.caseId())
                .param("url", link.url())
                .query(Links::read)
                .single();
    }

    /** In the order in which they were added. */
    static List<Link> of(JdbcClient database, String caseId) {
        return database.sql("SELECT * FROM case_link WHERE case_id = :case ORDER BY added_at, id")
                .param("case", caseId)
                .query(Links::read)
                .list();
    }

    private static Link read(ResultSet row, int number) throws SQLException {
        return new Link(
                row.getString("id"),
                row.getString("case_id"),
                row.getString("url"),
                Optional.ofNullable(row.getString("title")),
                Optional.ofNullable(row.getString("excerpt")),
                row.getString("tags").lines().toList(),
                Instant.parse(row.getString("added_at")));
    }
}
