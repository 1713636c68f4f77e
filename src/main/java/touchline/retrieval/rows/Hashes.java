package touchline.retrieval.rows;

import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import touchline.retrieval.Passage;

/** Digests that tell whether a passage, or the text that is embedded, is the same as before. */
final class Hashes {

    /** Half of the digest: as many hexadecimal digits as tell passages apart for certain. */
    static final int LENGTH = 32;

    private Hashes() {}

    static String of(Passage passage) {
        // Sorted, for the order of a map is not the same in every process.
        var labels = new TreeMap<>(passage.labels());
        return digest(Stream.of(
                        passage.source(),
                        passage.owner(),
                        passage.kind(),
                        passage.language(),
                        passage.title(),
                        passage.text(),
                        passage.names(),
                        labels,
                        passage.date(),
                        passage.citation(),
                        passage.sourceUrl(),
                        passage.question())
                .map(Object::toString)
                .collect(Collectors.joining("\0")));
    }

    static String ofText(Passage passage) {
        return digest(passage.question().orElse(passage.title() + "\n" + passage.text()));
    }

    private static String digest(String text) {
        return DigestUtils.sha256Hex(text).substring(0, LENGTH);
    }
}
