package touchline.cases;

import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;

/** Rows of {@code case_request}. */
record RequestRows(JdbcClient database) {

    private record Begun(String asked, String caseId) {}

    /** @throws Problem CONFLICT for a key that was sent with something else */
    Optional<String> begun(String owner, String key, CaseEntry entry) {
        var begun = database.sql("SELECT asked, case_id FROM case_request WHERE owner = :owner AND key = :key")
                .param("owner", owner)
                .param("key", key)
                .query((row, _) -> new Begun(row.getString("asked"), row.getString("case_id")))
                .optional();
        if (begun.filter(it -> !it.asked().equals(entry.toString())).isPresent()) {
            throw new Problem(
                    Problem.Code.CONFLICT,
                    "This Idempotency-Key has begun a case with another body: send a new key with a new request.",
                    Map.of("case_id", begun.get().caseId()));
        }
        return begun.map(Begun::caseId);
    }

    void add(String owner, String key, CaseEntry entry, String caseId) {
        database.sql("INSERT INTO case_request (owner, key, asked, case_id) VALUES (:owner, :key, :asked, :case)")
                .param("owner", owner)
                .param("key", key)
                .param("asked", entry.toString())
                .param("case", caseId)
                .update();
    }
}
