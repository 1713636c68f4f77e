package touchline.study.exams;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * One mock exam, practice or drill of one candidate.
 *
 * @param seed what the choice of questions and the order of options came from
 * @param expiresAt absent = no time limit
 * @param finishedAt absent = open
 */
public record Attempt(
        String id,
        String owner,
        Kind kind,
        Optional<Integer> lesson,
        int seed,
        Instant startedAt,
        Optional<Instant> expiresAt,
        Optional<Instant> finishedAt,
        List<Sheet> sheets) {

    public Attempt {
        sheets = List.copyOf(sheets);
    }

    public boolean isOpen() {
        return finishedAt.isEmpty();
    }

    /** The day whose law is asked. */
    public LocalDate day() {
        return LocalDate.ofInstant(startedAt, ZoneOffset.UTC);
    }

    public Optional<Long> remainingSeconds(Instant now) {
        return expiresAt.map(end -> Math.max(0, Duration.between(now, end).toSeconds()));
    }

    public int answered() {
        return (int) sheets.stream().filter(sheet -> sheet.chosen().isPresent()).count();
    }

    public int score() {
        return (int) sheets.stream().filter(Sheet::isRight).count();
    }

    /** Whole percent, never rounded up to a pass. */
    public int percent() {
        return sheets.isEmpty() ? 0 : score() * 100 / sheets.size();
    }

    boolean isOver(Instant now, Duration grace) {
        return expiresAt.filter(end -> now.isAfter(end.plus(grace))).isPresent();
    }

    Attempt with(List<Sheet> answered) {
        return new Attempt(id, owner, kind, lesson, seed, startedAt, expiresAt, finishedAt, answered);
    }

    Attempt finished(Instant at) {
        return new Attempt(id, owner, kind, lesson, seed, startedAt, expiresAt, Optional.of(at), sheets);
    }
}
