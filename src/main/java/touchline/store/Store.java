package touchline.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionTemplate;
import touchline.problem.Problem;

/**
 * The database, read and written through two doors so that readers never wait for writers. Both doors throw
 * {@link touchline.problem.Problem} UNAVAILABLE, with a {@code reason}, when the database cannot serve: it is
 * locked for too long, full, damaged or away. Statements that are wrong keep Spring's exceptions; a key that
 * exists already is a {@link org.springframework.dao.DuplicateKeyException} on every database.
 */
public final class Store {

    private final JdbcClient reader;
    private final JdbcClient writer;
    private final JdbcTemplate batches;
    private final TransactionTemplate transaction;
    private final AtomicReference<Optional<Problem>> refusal = new AtomicReference<>(Optional.empty());

    Store(Database database) {
        this.reader = client(new JdbcTemplate(new Connections(database.reading())));
        this.batches = new JdbcTemplate(database.writing());
        this.writer = client(batches);
        this.transaction = new TransactionTemplate(database.transactions());
    }

    /** For queries: sees what has been committed, even inside {@link #write}, and never waits for a writer. */
    public JdbcClient read() {
        return reader;
    }

    /**
     * Runs {@code work} in a write transaction and returns what it returns. Writes run one at a time, so what
     * {@code work} reads through its client stays true until the end; everything or nothing is stored, and what is
     * returned has reached the disk. A write inside a write on one thread joins it. Keep it short: others queue.
     */
    public <T extends @Nullable Object> T write(Function<JdbcClient, T> work) {
        return transact(_ -> work.apply(writer));
    }

    /** Like {@link #write}, but nothing stays: for finding out what a write would do. */
    public <T extends @Nullable Object> T rehearse(Function<JdbcClient, T> work) {
        return transact(status -> {
            status.setRollbackOnly();
            return work.apply(writer);
        });
    }

    /**
     * Runs one statement for many rows, all or none; inside {@link #write} it is part of it.
     *
     * @param rows what stands for the question marks, in their order
     * @return how many rows the statement changed, for each of {@code rows}
     */
    public int[] writeAll(String sql, List<@Nullable Object[]> rows) {
        if (rows.isEmpty()) {
            return new int[0];
        }
        int[][] counts = write(_ -> batches.batchUpdate(sql, rows, rows.size(), (statement, row) -> {
            for (int column = 0; column < row.length; column++) {
                statement.setObject(column + 1, row[column]);
            }
        }));
        return counts[0];
    }

    private <T extends @Nullable Object> T transact(TransactionCallback<T> work) {
        try {
            T result = transaction.execute(work);
            refusal.set(Optional.empty());
            return result;
        } catch (TransactionException e) {
            throw Failures.in(e).<RuntimeException>map(this::remembered).orElse(e);
        } catch (Problem problem) {
            throw remembered(problem);
        }
    }

    /** Why the database refused the last write, until it takes one again; absent when it takes writes. */
    public Optional<Problem> refusal() {
        return refusal.get();
    }

    private Problem remembered(Problem problem) {
        if (problem.code() == Problem.Code.UNAVAILABLE) {
            refusal.set(Optional.of(problem));
        }
        return problem;
    }

    private static JdbcClient client(JdbcTemplate template) {
        template.setExceptionTranslator(new Failures());
        return JdbcClient.create(template);
    }
}
