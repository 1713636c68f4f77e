package touchline.football.reading;

import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.intake.Entry;

/** How the files of one kind are read. */
public interface Format {

    /** As operators write it. */
    String name();

    /** Which file it expects, to end a sentence. */
    String expects();

    Source source(Asked asked);

    /** Whether a file has all that its source knew on a day, so that what a later one lacks was taken out of it. */
    default boolean isWhole() {
        return false;
    }

    /** The newest day up to {@code today} that the file speaks of; absent when it names none. */
    default Optional<LocalDate> newest(HeldFile file, LocalDate today) {
        return Optional.empty();
    }

    /**
     * Row by row, none earlier than it is asked for.
     *
     * @throws touchline.problem.Problem when it is another file
     */
    Stream<Entry> entries(HeldFile file, Taking taking);
}
