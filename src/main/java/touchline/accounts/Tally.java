package touchline.accounts;

import java.time.YearMonth;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** One counter: what one subject has used of one tool in one month. */
record Tally(String subject, String tool, YearMonth month) {

    /** Counts one call in a single statement, so that calls made at once never pass the ceiling together. */
    Optional<Integer> take(JdbcClient database, int ceiling) {
        return database.sql("""
                        INSERT INTO quota_use (subject, tool, month, used)
                        SELECT :subject, :tool, :month, 1 WHERE :ceiling > 0
                        ON CONFLICT (subject, tool, month) DO UPDATE SET used = quota_use.used + 1
                        WHERE quota_use.used < :ceiling
                        RETURNING used
                        """)
                .params(key())
                .param("ceiling", ceiling)
                .query(Integer.class)
                .optional();
    }

    int giveBack(JdbcClient database) {
        return database.sql("""
                        UPDATE quota_use SET used = used - 1
                        WHERE subject = :subject AND tool = :tool AND month = :month AND used > 0
                        """).params(key()).update();
    }

    int used(JdbcClient database) {
        return database.sql("SELECT used FROM quota_use WHERE subject = :subject AND tool = :tool AND month = :month")
                .params(key())
                .query(Integer.class)
                .optional()
                .orElse(0);
    }

    static int forgetBefore(JdbcClient database, YearMonth month) {
        return database.sql("DELETE FROM quota_use WHERE month < :month")
                .param("month", month.toString())
                .update();
    }

    private Map<String, ?> key() {
        return Map.of("subject", subject, "tool", tool, "month", month.toString());
    }
}
