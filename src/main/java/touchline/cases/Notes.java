package touchline.cases;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** The notes of everybody's cases; nothing searches them. */
public final class Notes {

    public static final int LONGEST = 10_000;

    private final Cases cases;
    private final Clock clock;

    Notes(Cases cases, Clock clock) {
        this.cases = cases;
        this.clock = clock;
    }

    public Note add(String owner, String caseId, String text) {
        var note = new Note(
                UUID.randomUUID().toString(), caseId, Written.text("text", text, LONGEST), false, Moments.now(clock));
        return cases.write(owner, caseId, (database, file) -> {
            database.sql("INSERT INTO case_note (id, case_id, body, added_at) VALUES (:id, :case, :body, :added)")
                    .param("id", note.noteId())
                    .param("case", caseId)
                    .param("body", note.text())
                    .param("added", Moments.write(note.addedAt()))
                    .update();
            return note;
        });
    }

    /** In the order in which they were added. */
    static List<Note> of(JdbcClient database, String caseId) {
        return database.sql("SELECT * FROM case_note WHERE case_id = :case ORDER BY added_at, id")
                .param("case", caseId)
                .query((row, _) -> new Note(
                        row.getString("id"),
                        row.getString("case_id"),
                        row.getString("body"),
                        false,
                        Instant.parse(row.getString("added_at"))))
                .list();
    }
}
