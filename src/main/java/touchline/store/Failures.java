package touchline.store;

import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.support.SQLExceptionSubclassTranslator;
import org.springframework.jdbc.support.SQLExceptionTranslator;
import org.sqlite.SQLiteException;
import touchline.problem.Problem;

/** Tells a database that cannot serve, thrown as a problem, from a statement that breaks a rule or is wrong. */
final class Failures implements SQLExceptionTranslator {

    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    private final SQLExceptionTranslator states = new SQLExceptionSubclassTranslator();

    @Override
    public @Nullable DataAccessException translate(String task, @Nullable String sql, SQLException failure) {
        var problem = in(failure);
        if (problem.isPresent()) {
            throw problem.get();
        }
        return failure instanceof SQLiteException sqlite
                ? ofSqlite(task, sql, sqlite)
                : states.translate(task, sql, failure);
    }

    /** SQLite has no SQL states from which Spring could tell a broken rule. */
    private @Nullable DataAccessException ofSqlite(String task, @Nullable String sql, SQLiteException failure) {
        return switch (failure.getResultCode()) {
            case SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID ->
                new DuplicateKeyException(task, failure);
            case SQLITE_CONSTRAINT,
                    SQLITE_CONSTRAINT_CHECK,
                    SQLITE_CONSTRAINT_FOREIGNKEY,
                    SQLITE_CONSTRAINT_NOTNULL,
                    SQLITE_CONSTRAINT_TRIGGER -> new DataIntegrityViolationException(task, failure);
            default -> states.translate(task, sql, failure);
        };
    }

    /** The problem that {@code failure} or one of its causes is; none when the statement is at fault. */
    static Optional<Problem> in(Throwable failure) {
        Optional<Reason> reason = Optional.empty();
        String words = "";
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof Problem problem) {
                return Optional.of(problem);
            }
            // The innermost reason wins: a pool only says that it waited, its cause says for what.
            if (cause instanceof SQLException refused && Reason.of(refused).isPresent()) {
                reason = Reason.of(refused);
                words = refused.getMessage();
            }
        }
        if (reason.isPresent()) {
            LOG.warn("{}: {}", reason.get(), words);
        }
        return reason.map(Reason::problem);
    }
}
