package touchline.jobs;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * A piece of work that was asked for, and what has become of it.
 *
 * @param done how much is done, of {@code total}, in units of the work's own; 0 and absent until it says
 * @param attempts how often it was begun, the running attempt included
 * @param reason one sentence: why it failed or was cancelled
 * @param result JSON, once it is completed
 * @param cancelRequested whether it ends at its next step
 */
public record Job(
        String id,
        String kind,
        String owner,
        Status status,
        long done,
        Optional<Long> total,
        int attempts,
        Optional<String> reason,
        Optional<String> result,
        boolean cancelRequested,
        Instant createdAt,
        Optional<Instant> startedAt,
        Optional<Instant> finishedAt) {

    /** A job is queued, then running (between two attempts as well), then one of the others for good. */
    public enum Status {
        QUEUED,
        RUNNING,
        COMPLETED,
        FAILED,
        CANCELLED;

        /** As answers and the store write it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Status of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        public boolean isFinal() {
            return this == COMPLETED || this == FAILED || this == CANCELLED;
        }
    }

    static Job asked(String id, String kind, String owner, Instant now) {
        return new Job(
                id,
                kind,
                owner,
                Status.QUEUED,
                0,
                Optional.empty(),
                0,
                Optional.empty(),
                Optional.empty(),
                false,
                now,
                Optional.empty(),
                Optional.empty());
    }

    /** The result as what the work has returned. */
    public <T> Optional<T> result(Class<T> type) {
        return result.map(json -> JobJson.read(json, type));
    }
}
