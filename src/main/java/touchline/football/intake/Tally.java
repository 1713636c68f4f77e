package touchline.football.intake;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.football.intake.IntakeReport.Remark;

/** Counts what becomes of the rows of a file. */
final class Tally {

    /** More would not be read, and has to be kept with the report. */
    private static final int MOST_REMARKS = 1000;

    private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    private final List<Remark> remarks = new ArrayList<>();
    private final Set<Integer> left = new HashSet<>();
    private final Map<Integer, Remark> unmatched = new HashMap<>();
    private final Set<String> doubted = new HashSet<>();
    private Optional<LocalDate> newest = Optional.empty();
    private int unsaid;

    /** Before the first entry of a part. */
    void beginPart() {
        left.clear();
        unmatched.clear();
    }

    void refuse(Entry.Unusable row) {
        count(Outcome.REFUSED);
        remark(new Remark(row.line(), row.what(), Outcome.REFUSED, row.reason(), List.of()));
    }

    void leave(Entry entry, Undecided why, int place) {
        left.add(place);
        count(Outcome.AMBIGUOUS);
        remark(new Remark(entry.line(), whom(entry), Outcome.AMBIGUOUS, why.sentence(), why.candidates()));
    }

    private static String whom(Entry entry) {
        return switch (entry) {
            case Entry.OfPlayer fact
            when fact.who().name().isBlank() ->
                fact.who().sourceId().map("player number "::concat).orElse("");
            case Entry.OfPlayer fact -> fact.who().name();
            case Entry.OnEvent event -> event.name();
            default -> "";
        };
    }

    /** Once for each newcomer: somebody like them was there. */
    void alike(int line, String name, People.Found found) {
        if (!found.alike().isEmpty() && doubted.add(found.slug())) {
            remark(new Remark(
                    line,
                    name,
                    Outcome.ADDED,
                    "Kept apart as %s: if it is one of those named here, correct the name or the day of birth."
                            .formatted(found.slug()),
                    found.alike()));
        }
    }

    /** A report about somebody who cannot be told for sure is kept under the name alone. */
    void unmatched(int line, String name, Verdict verdict, int place) {
        List<String> candidates =
                verdict instanceof Verdict.Ambiguous(List<String> several) ? several : List.<String>of();
        unmatched.put(
                place,
                new Remark(
                        line,
                        name,
                        Outcome.UNCHANGED,
                        "Kept under the name alone, as no player of the register is meant for sure: give player_slug, born or a club.",
                        candidates));
    }

    /** @param outcomes by place, without those that were refused or left */
    void endPart(List<? extends Entry> entries, Map<Integer, Outcome> outcomes) {
        for (int place = 0; place < entries.size(); place++) {
            if (entries.get(place) instanceof Entry.Fact fact && !left.contains(place)) {
                Outcome outcome = outcomes.getOrDefault(place, Outcome.UNCHANGED);
                count(outcome);
                Optional.ofNullable(unmatched.get(place)).ifPresent(it -> remark(it.with(outcome)));
                LocalDate day = fact.from().asOf();
                newest = newest.filter(known -> !known.isBefore(day)).or(() -> Optional.of(day));
            }
        }
    }

    int rows() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    IntakeReport report() {
        return new IntakeReport(counts, remarks, unsaid, newest);
    }

    private void count(Outcome outcome) {
        counts.merge(outcome, 1, Integer::sum);
    }

    private void remark(Remark remark) {
        if (remarks.size() < MOST_REMARKS) {
            remarks.add(remark);
        } else {
            unsaid++;
        }
    }
}
