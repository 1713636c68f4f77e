package touchline.retrieval.rows;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.retrieval.Passage;

/** Digests that tell whether a passage, or the text that is embedded, is the same as before. */
final class Hashes {

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
                        passage.sourceUrl())
                .map(Object::toString)
                .collect(Collectors.joining("\0")));
    }

    static String ofText(Passage passage) {
        return digest(passage.title() + "\n" + passage.text());
    }

    private static String digest(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
