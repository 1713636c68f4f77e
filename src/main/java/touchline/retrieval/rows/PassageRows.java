package touchline.retrieval.rows;

import java.net.URI;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/** Rows of {@code passage}. */
public final class PassageRows {

    private PassageRows() {}

    public static Map<String, Passage> byId(JdbcClient database, Collection<String> ids) {
        if (ids.isEmpty()) {
            return Map.of();
        }
        return database
                .sql("SELECT * FROM passage WHERE id IN (:ids)")
                .param("ids", ids)
                .query((row, _) -> read(row))
                .list()
                .stream()
                .collect(Collectors.toMap(Passage::id, passage -> passage));
    }

    /** What is stored of a source: the digest by id. */
    public static Map<String, String> hashes(JdbcClient database, String source) {
        Map<String, String> hashes = new HashMap<>();
        database.sql("SELECT id, hash FROM passage WHERE source = :source")
                .param("source", source)
                .query(row -> {
                    hashes.put(row.getString("id"), row.getString("hash"));
                });
        return hashes;
    }

    public static List<String> owners(JdbcClient database, String source) {
        return database.sql("SELECT DISTINCT owner FROM passage WHERE source = :source")
                .param("source", source)
                .query((row, _) -> row.getString("owner"))
                .list();
    }

    public static List<String> sources(JdbcClient database, String owner) {
        return database.sql("SELECT DISTINCT source FROM passage WHERE owner = :owner")
                .param("owner", owner)
                .query((row, _) -> row.getString("source"))
                .list();
    }

    public static long count(JdbcClient database) {
        return database.sql("SELECT COUNT(*) FROM passage").query(Long.class).single();
    }

    public static List<String> ids(JdbcClient database) {
        return database.sql("SELECT id FROM passage")
                .query((row, _) -> row.getString("id"))
                .list();
    }

    public static boolean isSame(Passage passage, @Nullable String hash) {
        return Hashes.of(passage).equals(hash);
    }

    public static void delete(JdbcClient database, String id) {
        database.sql("DELETE FROM passage WHERE id = :id").param("id", id).update();
    }

    /** @return false when the id belongs to another source */
    public static boolean put(JdbcClient database, Passage passage) {
        return database.sql("""
                        INSERT INTO passage (id, source, owner, kind, language, title, body, names, labels, day, citation,
                                             source_url, question, hash, text_hash)
                        VALUES (:id, :source, :owner, :kind, :language, :title, :body, :names, :labels, :day, :citation,
                                :source_url, :question, :hash, :text_hash)
                        ON CONFLICT (id) DO UPDATE SET
                            owner = excluded.owner, kind = excluded.kind, language = excluded.language,
                            title = excluded.title, body = excluded.body, names = excluded.names,
                            labels = excluded.labels, day = excluded.day, citation = excluded.citation,
                            source_url = excluded.source_url, question = excluded.question, hash = excluded.hash, text_hash = excluded.text_hash
                        WHERE passage.source = excluded.source
                        """).params(columns(passage)).update() == 1;
    }

    private static Map<String, ?> columns(Passage passage) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", passage.id());
        columns.put("source", passage.source());
        columns.put("owner", passage.owner());
        columns.put("kind", passage.kind());
        columns.put("language", passage.language().map(Language::code).orElse(null));
        columns.put("title", passage.title());
        columns.put("body", passage.text());
        columns.put("names", String.join("\n", passage.names()));
        columns.put("labels", labels(passage));
        columns.put("day", passage.date().map(LocalDate::toString).orElse(null));
        columns.put("citation", passage.citation());
        columns.put("source_url", passage.sourceUrl().map(URI::toString).orElse(null));
        columns.put("question", passage.question().orElse(null));
        columns.put("hash", Hashes.of(passage));
        columns.put("text_hash", Hashes.ofText(passage));
        return columns;
    }

    private static String labels(Passage passage) {
        return new TreeMap<>(passage.labels())
                .entrySet().stream()
                        .map(label -> label.getKey() + "=" + label.getValue())
                        .collect(Collectors.joining("\n"));
    }

    static Passage read(ResultSet row) throws SQLException {
        return new Passage(
                row.getString("id"),
                row.getString("source"),
                row.getString("owner"),
                row.getString("kind"),
                Optional.ofNullable(row.getString("language")).flatMap(Language::of),
                row.getString("title"),
                row.getString("body"),
                row.getString("names").lines().toList(),
                row.getString("labels")
                        .lines()
                        .map(label -> label.split("=", 2))
                        .collect(Collectors.toMap(label -> label[0], label -> label[1])),
                Optional.ofNullable(row.getString("day")).map(LocalDate::parse),
                row.getString("citation"),
                Optional.ofNullable(row.getString("source_url")).map(URI::create),
                Optional.ofNullable(row.getString("question")));
    }
}
