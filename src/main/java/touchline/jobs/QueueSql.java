package touchline.jobs;

import com.github.kagkarlsson.scheduler.jdbc.DefaultJdbcCustomization;

/** db-scheduler's statements in words that SQLite and PostgreSQL both know: LIMIT, not OFFSET … FETCH FIRST. */
final class QueueSql extends DefaultJdbcCustomization {

    static final String TABLE = "job_queue";

    QueueSql() {
        super(false);
    }

    @Override
    public String getName() {
        return "SQLite and PostgreSQL";
    }

    @Override
    public String getQueryLimitPart(int limit) {
        return " LIMIT " + limit;
    }

    @Override
    public String createSelectDueQuery(String table, int limit, String condition, boolean byPriority) {
        return "SELECT * FROM " + table + " WHERE picked = ? AND execution_time <= ? " + condition
                + " ORDER BY execution_time" + getQueryLimitPart(limit);
    }
}
