package touchline.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import touchline.problem.Problem;

/** Why a database cannot serve at the moment; the name in lower case is the {@code reason} a program reads. */
enum Reason {
    DATABASE_LOCKED("The database is busy and nothing was saved: try again in a few seconds.", true),
    DATABASE_UNREACHABLE("The database does not answer at the moment: try again in a few seconds.", true),
    STORAGE_FULL("The disk of the service is full and nothing was saved: try again when its operator has freed space."),
    STORAGE_FAILED("The disk of the service fails and nothing was saved: tell its operator to check the disk."),
    STORAGE_READ_ONLY("The database cannot be written and nothing was saved: tell the operator of the service."),
    STORAGE_DAMAGED("The database is damaged: tell the operator of the service to restore a backup.");

    private static final int RETRY_AFTER_SECONDS = 5;
    private static final int SQLITE_PRIMARY_CODE = 0xff;

    private final String sentence;
    private final boolean passes;

    Reason(String sentence) {
        this(sentence, false);
    }

    Reason(String sentence, boolean passes) {
        this.sentence = sentence;
        this.passes = passes;
    }

    /** The reason, with {@code retry_after} in seconds when it passes by itself. */
    Problem problem() {
        Map<String, Object> details = new HashMap<>();
        details.put("reason", name().toLowerCase(Locale.ROOT));
        if (passes) {
            details.put("retry_after", RETRY_AFTER_SECONDS);
        }
        return new Problem(Problem.Code.UNAVAILABLE, sentence, details);
    }

    /** None when the statement is at fault, not the database. */
    static Optional<Reason> of(SQLException failure) {
        if (failure instanceof SQLiteException sqlite) {
            return ofSqlite(sqlite.getResultCode());
        }
        if (failure instanceof SQLTransientConnectionException) {
            return Optional.of(DATABASE_LOCKED);
        }
        return Optional.ofNullable(failure.getSQLState()).flatMap(Reason::ofState);
    }

    private static Optional<Reason> ofSqlite(SQLiteErrorCode code) {
        return switch (code) {
            // What a full disk looks like when SQLite meets it while it flushes or grows its shared memory.
            case SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC, SQLITE_IOERR_SHMSIZE -> Optional.of(STORAGE_FULL);
            default ->
                switch (code.code & SQLITE_PRIMARY_CODE) {
                    case 5, 6 -> Optional.of(DATABASE_LOCKED);
                    case 13 -> Optional.of(STORAGE_FULL);
                    case 10, 14 -> Optional.of(STORAGE_FAILED);
                    case 3, 8 -> Optional.of(STORAGE_READ_ONLY);
                    case 11, 26 -> Optional.of(STORAGE_DAMAGED);
                    default -> Optional.empty();
                };
        };
    }

    private static Optional<Reason> ofState(String state) {
        return switch (state) {
            case "55P03", "40001", "40P01" -> Optional.of(DATABASE_LOCKED);
            case "53100" -> Optional.of(STORAGE_FULL);
            case "58030" -> Optional.of(STORAGE_FAILED);
            case "25006" -> Optional.of(STORAGE_READ_ONLY);
            case "XX001", "XX002" -> Optional.of(STORAGE_DAMAGED);
            case "53300", "57P01", "57P02", "57P03" -> Optional.of(DATABASE_UNREACHABLE);
            default -> state.startsWith("08") ? Optional.of(DATABASE_UNREACHABLE) : Optional.empty();
        };
    }
}
