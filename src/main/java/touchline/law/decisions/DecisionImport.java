package touchline.law.decisions;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.decisions.DecisionFile.Entry;
import touchline.law.decisions.DecisionRows.Stored;
import touchline.law.decisions.ImportReport.Outcome;
import touchline.law.decisions.ImportReport.Row;
import touchline.store.Store;

/**
 * Takes files of decisions into the library. The same file twice changes nothing, and nothing is deleted because a
 * file no longer has it.
 */
public final class DecisionImport {

    /** The origin of what the release brings along; nobody else's file changes it. */
    static final String RELEASE = "release";

    private static final String OPERATOR = "operator";

    private final Store store;

    DecisionImport(Store store) {
        this.store = store;
    }

    /**
     * Takes an operator's file.
     *
     * @param file JSON as {@code decision.schema.json} describes it, dates in any form that {@link WrittenDate} reads
     * @throws touchline.problem.Problem INVALID_ARGUMENT when the file as a whole cannot be read; nothing is taken then
     */
    public ImportReport take(byte[] file) {
        return take(DecisionFile.entries(file), OPERATOR);
    }

    ImportReport take(List<Entry> entries, String origin) {
        return store.write(database -> {
            var rows = new DecisionRows(database);
            return new ImportReport(
                    entries.stream().map(entry -> row(entry, origin, rows)).toList());
        });
    }

    private static Row row(Entry entry, String origin, DecisionRows rows) {
        return switch (entry) {
            case Entry.Unusable unusable -> new Row(unusable.id(), Outcome.REFUSED, unusable.reasons());
            case Entry.Usable usable -> {
                Row row = merged(usable.decision(), origin, rows);
                yield new Row(
                        row.id(),
                        row.outcome(),
                        Stream.concat(row.remarks().stream(), usable.remarks().stream())
                                .toList());
            }
        };
    }

    private static Row merged(Decision incoming, String origin, DecisionRows rows) {
        List<Stored> candidates = rows.sharingNumber(incoming);
        Optional<Stored> same = candidates.stream()
                .filter(stored -> isCorrected(stored, incoming, origin))
                .findFirst()
                .or(() -> candidates.stream()
                        .filter(stored -> Sameness.isOne(stored.decision(), incoming))
                        .findFirst());
        if (same.isPresent()) {
            return again(incoming, same.get(), origin, rows);
        }
        return candidates.stream()
                .filter(stored -> Sameness.isContradiction(stored.decision(), incoming))
                .findFirst()
                .map(stored -> contradiction(incoming, stored))
                .orElseGet(() -> added(incoming, candidates, origin, rows));
    }

    /** In our own files an id is a promise: whatever else changed there is a correction. */
    private static boolean isCorrected(Stored stored, Decision incoming, String origin) {
        return origin.equals(RELEASE)
                && stored.origin().equals(RELEASE)
                && stored.printed().equals(incoming.id());
    }

    private static Row again(Decision incoming, Stored stored, String origin, DecisionRows rows) {
        String id = origin.equals(RELEASE)
                        && stored.printed().equals(stored.decision().id())
                ? incoming.id()
                : stored.decision().id();
        Decision renamed = incoming.withId(id);
        boolean theirs = !origin.equals(RELEASE) && stored.origin().equals(RELEASE);
        if (renamed.equals(stored.decision()) && (theirs || rows.isUpToDate(stored, origin))) {
            return new Row(incoming.id(), Outcome.UNCHANGED, List.of());
        }
        if (theirs) {
            return new Row(
                    incoming.id(),
                    Outcome.CONFLICT,
                    List.of("It differs from %s in the files of the release, which stands: correct it there."
                            .formatted(id)));
        }
        if (Sameness.isContradiction(stored.decision(), incoming)) {
            return contradiction(incoming, stored);
        }
        rows.remove(stored.decision().id());
        rows.add(new Stored(stored.decision().id().equals(id) ? stored.printed() : incoming.id(), origin, renamed));
        return new Row(incoming.id(), Outcome.UPDATED, List.of());
    }

    private static Row contradiction(Decision incoming, Stored stored) {
        return new Row(
                incoming.id(),
                Outcome.CONFLICT,
                List.of("Neither parties nor date agree with %s, %s%s: check the number."
                        .formatted(
                                stored.decision().id(),
                                String.join(" / ", stored.decision().parties()),
                                stored.decision().day().map(day -> ", " + day).orElse(""))));
    }

    private static Row added(Decision incoming, List<Stored> candidates, String origin, DecisionRows rows) {
        boolean taken = rows.stored(incoming.id()).isPresent();
        Decision decision = taken ? incoming.withId(distinct(incoming)) : incoming;
        rows.add(new Stored(incoming.id(), origin, decision));
        List<String> remarks = candidates.isEmpty()
                ? List.of()
                : List.of("Kept apart as '%s' and linked: the same number stands on %s."
                        .formatted(
                                decision.id(),
                                String.join(
                                        "; ",
                                        candidates.stream()
                                                .map(stored -> stored.decision().id())
                                                .toList())));
        return new Row(incoming.id(), Outcome.ADDED, remarks);
    }

    private static String distinct(Decision decision) {
        return "%s (%s%s)"
                .formatted(
                        decision.id(),
                        decision.type().words(),
                        decision.day().map(day -> " of " + day).orElse(""));
    }
}
