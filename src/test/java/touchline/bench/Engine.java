package touchline.bench;

import java.util.Map;
import java.util.function.ToIntFunction;

/** Something that finds passages. */
interface Engine extends AutoCloseable {

    String name();

    /** Takes the passages 0 to {@code count} - 1 and is ready to search when it returns. */
    void fill(RegisterText text, int count);

    /** The ways it searches, each reading the ten best passages of a question and saying how many there were. */
    Map<String, ToIntFunction<String>> searches();

    /** Bytes on disk. */
    long disk();

    @Override
    void close();
}
