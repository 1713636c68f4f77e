package touchline.retrieval;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which passages a question is put to.
 *
 * @param owners whose passages may be seen; {@link Passage#SHARED} is the library that everyone sees, none = nothing
 * @param kinds empty = all
 * @param labels all of which a passage must carry with just this value
 * @param language absent = all
 * @param from the first day of the window, {@code until} its last; a passage without a date is in no window
 */
public record Filter(
        Set<String> owners,
        Set<String> kinds,
        Map<String, String> labels,
        Optional<Language> language,
        Optional<LocalDate> from,
        Optional<LocalDate> until) {

    public Filter {
        owners = Set.copyOf(owners);
        kinds = Set.copyOf(kinds);
        labels = Map.copyOf(labels);
    }

    /** Everything in the library that everyone sees. */
    public static Filter shared() {
        return ownedBy(Set.of(Passage.SHARED));
    }

    public static Filter ownedBy(Set<String> owners) {
        return new Filter(owners, Set.of(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public Filter ofKinds(Set<String> others) {
        return new Filter(owners, others, labels, language, from, until);
    }

    public Filter labelled(Map<String, String> others) {
        return new Filter(owners, kinds, others, language, from, until);
    }

    public Filter in(Optional<Language> other) {
        return new Filter(owners, kinds, labels, other, from, until);
    }

    public Filter between(Optional<LocalDate> first, Optional<LocalDate> last) {
        return new Filter(owners, kinds, labels, language, first, last);
    }

    public boolean admits(Passage passage) {
        return owners.contains(passage.owner())
                && (kinds.isEmpty() || kinds.contains(passage.kind()))
                && passage.labels().entrySet().containsAll(labels.entrySet())
                && (language.isEmpty() || language.equals(passage.language()))
                && from.map(day ->
                                passage.date().filter(it -> !it.isBefore(day)).isPresent())
                        .orElse(true)
                && until.map(day ->
                                passage.date().filter(it -> !it.isAfter(day)).isPresent())
                        .orElse(true);
    }
}
