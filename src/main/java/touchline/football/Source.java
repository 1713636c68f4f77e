package touchline.football;

import java.util.Optional;

/**
 * Somebody whose facts the register holds.
 *
 * @param id the key that facts carry
 * @param licence as its owner states it, such as {@code CC-BY-4.0}
 * @param attribution the line that has to be shown wherever its facts are
 */
public record Source(
        String id,
        String name,
        String url,
        String licence,
        Optional<String> licenceUrl,
        String attribution,
        Zone zone) {

    /** On which terms facts came into the register. */
    public enum Zone {
        /** Shipped with the release, free to use when the source is named. */
        CORE("free with attribution"),
        /** Shipped with the release; what is made of it has to be shared alike. */
        SHARE_ALIKE("share alike"),
        /** Brought in by the operator, who answers for the rights. */
        OPERATOR("imported by the operator");

        private final String words;

        Zone(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}
