package touchline.law;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * One edition of one article; another edition of the same number is another entry with another window.
 *
 * @param number as printed, such as {@code 12bis} or {@code Annexe 4 art. 5}
 * @param summary own words, at most 700 characters
 * @param readEdition the edition read, where it is not the instrument's
 * @param inForceFrom the first day for which this wording is known to hold; absent = not known
 * @param inForceTo the last such day; absent = no end known
 */
public record Article(
        String number,
        String title,
        String summary,
        List<KeyFact> keyFacts,
        List<String> topics,
        List<String> keywords,
        Optional<String> readEdition,
        Optional<LocalDate> inForceFrom,
        Optional<LocalDate> inForceTo,
        Status status,
        Optional<Suspension> suspension,
        List<ChangeNote> changes,
        Source source,
        Confidence confidence,
        Figures figures) {

    public Article {
        Fields.present("number", number);
        Fields.present("title", title);
        Fields.present("summary", summary);
        Fields.present("status", status);
        Fields.present("source", source);
        Fields.present("confidence", confidence);
        Fields.present("figures", figures);
        keyFacts = List.copyOf(keyFacts);
        topics = List.copyOf(topics);
        keywords = List.copyOf(keywords);
        changes = List.copyOf(changes);
        checkWindow(inForceFrom, inForceTo);
        Fields.that(
                status.suspends() == suspension.isPresent(),
                "a suspended status and a 'suspension' go together, and one is missing");
        Fields.that(status != Status.COMING || inForceFrom.isPresent(), "a coming article needs 'in_force_from'");
        Fields.that(
                status != Status.SUPERSEDED || !changes.isEmpty(),
                "a superseded article needs a change that says by what");
    }

    private static void checkWindow(Optional<LocalDate> from, Optional<LocalDate> to) {
        if (from.isPresent() && to.isPresent()) {
            Fields.that(
                    !to.get().isBefore(from.get()),
                    "the window ends (%s) before it begins (%s)".formatted(to.get(), from.get()));
        }
    }
}
