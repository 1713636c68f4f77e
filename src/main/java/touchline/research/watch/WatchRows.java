package touchline.research.watch;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.research.pages.Listed;
import touchline.time.Moments;

/** Rows of {@code research_source} and {@code research_source_entry}. */
record WatchRows(JdbcClient database) {

    /** @param firstAt when it was first looked at */
    record Row(
            Instant firstAt,
            Instant askedAt,
            String outcome,
            String sentence,
            Optional<Instant> answeredAt,
            Optional<Instant> newAt) {}

    Optional<Row> find(String source) {
        return database.sql("SELECT * FROM research_source WHERE source = :source")
                .param("source", source)
                .query((row, _) -> new Row(
                        Instant.parse(row.getString("first_at")),
                        Instant.parse(row.getString("asked_at")),
                        row.getString("outcome"),
                        row.getString("sentence"),
                        moment(row, "answered_at"),
                        moment(row, "new_at")))
                .optional();
    }

    private static Optional<Instant> moment(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).map(Instant::parse);
    }

    /** @return how many of the addresses had not been seen */
    int see(String source, List<String> addresses, Instant now) {
        return addresses.stream()
                .mapToInt(address -> database.sql("""
                                INSERT INTO research_source_entry (source, address, seen_at)
                                VALUES (:source, :address, :now) ON CONFLICT DO NOTHING
                                """)
                        .param("source", source)
                        .param("address", address)
                        .param("now", Moments.write(now))
                        .update())
                .sum();
    }

    void put(String source, Listed listed, boolean hasNew, Instant now) {
        String moment = Moments.write(now);
        database.sql("""
                        INSERT INTO research_source (source, first_at, asked_at, outcome, sentence, answered_at, new_at)
                        VALUES (:source, :now, :now, :outcome, :sentence, :answered, :new)
                        ON CONFLICT (source) DO UPDATE SET asked_at = excluded.asked_at, outcome = excluded.outcome,
                            sentence = excluded.sentence,
                            answered_at = COALESCE(excluded.answered_at, research_source.answered_at),
                            new_at = COALESCE(excluded.new_at, research_source.new_at)
                        """)
                .param("source", source)
                .param("now", moment)
                .param("outcome", listed.outcome())
                .param("sentence", listed.sentence())
                .param("answered", listed.isAnswered() ? moment : null)
                .param("new", hasNew ? moment : null)
                .update();
    }
}
