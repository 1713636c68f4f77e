package touchline.retrieval;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A piece of text that is found, shown and cited on its own, best of 60 to 120 words.
 *
 * @param id unique among all passages, and the same whenever the same passage is put again
 * @param source what it was taken from; the passages of one source are replaced and forgotten together
 * @param owner who alone may find it; {@link #SHARED} = everyone
 * @param kind such as {@code article}, {@code decision}, {@code lesson}
 * @param language of the text; absent = another one or unknown
 * @param title a short heading, searched too
 * @param names what it goes by, in any usual print: {@code CAS 2008/A/1519}, {@code Article 17}, {@code Matuzalem}; a
 *     question that names one finds it first
 * @param labels what filters ask for, such as {@code forum} = {@code cas}
 * @param date what a window of dates is compared with
 * @param citation the unit cited: of several passages of one source with the same citation a search shows the best
 * @param question that the text answers: compared by its meaning in place of that of title and text; absent of most
 */
public record Passage(
        String id,
        String source,
        String owner,
        String kind,
        Optional<Language> language,
        String title,
        String text,
        List<String> names,
        Map<String, String> labels,
        Optional<LocalDate> date,
        String citation,
        Optional<URI> sourceUrl,
        Optional<String> question) {

    /** The owner of what everyone may find. */
    public static final String SHARED = "";

    /** The owner of questions that the library answers. No search finds them; they are compared with what is asked. */
    public static final String ASKED = "~asked";

    /**
     * The owner of questions of the library's field that it does not answer. No search finds them; what is asked like one of
     * them is answered less surely.
     */
    public static final String ELSEWHERE = "~elsewhere";

    /** Likewise of questions on other subjects. */
    public static final String UNRELATED = "~unrelated";

    public Passage {
        // Text from outside may hold it, and PostgreSQL keeps no text that does.
        title = title.replace("\0", "");
        text = text.replace("\0", "");
        names = List.copyOf(names);
        labels = Map.copyOf(labels);
        if (id.isBlank() || source.isBlank() || kind.isBlank() || citation.isBlank()) {
            throw new IllegalArgumentException("A passage needs an id, a source, a kind and a citation");
        }
        if (names.stream().anyMatch(Passage::breaks)
                || labels.values().stream().anyMatch(Passage::breaks)
                || labels.keySet().stream().anyMatch(key -> breaks(key) || key.contains("="))) {
            throw new IllegalArgumentException("Names and labels of a passage are of one line, and no key holds '='");
        }
    }

    public Passage(
            String id,
            String source,
            String owner,
            String kind,
            Optional<Language> language,
            String title,
            String text,
            List<String> names,
            Map<String, String> labels,
            Optional<LocalDate> date,
            String citation,
            Optional<URI> sourceUrl) {
        this(
                id,
                source,
                owner,
                kind,
                language,
                title,
                text,
                names,
                labels,
                date,
                citation,
                sourceUrl,
                Optional.empty());
    }

    /** The same, found by what somebody would ask. */
    public Passage answering(String asked) {
        return new Passage(
                id,
                source,
                owner,
                kind,
                language,
                title,
                text,
                names,
                labels,
                date,
                citation,
                sourceUrl,
                Optional.of(asked));
    }

    private static boolean breaks(String line) {
        return line.isBlank() || line.lines().count() > 1;
    }
}
