package touchline.law;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.problem.Problem;

/** An instrument with the edition before and the edition after it: where the wording of a day is looked for. */
record Lineage(Shelf shelf, Optional<Shelf> previous, Optional<Shelf> next) {

    private static final int SHOWN = 60;

    Reading read(String written, LocalDate asOf) {
        Shelf.Found found = find(written).orElseThrow(() -> missing(written));
        List<Provision> choice = Stream.concat(shelf.editions(found.number()).stream(), editions(next, found.number()))
                .toList();
        List<Provision> all = Stream.concat(editions(previous, found.number()), choice.stream())
                .toList();
        Provision shown = shownOn(asOf, choice);
        int position = all.indexOf(shown);
        Article article = shown.article();
        Optional<Reading.Pinpoint> pinpoint = Paragraphs.of(found, shown, asOf);
        return new Reading(
                shown,
                pinpoint,
                asOf,
                shown.standingOn(asOf),
                warnings(shown, pinpoint, asOf),
                shown.suspensionOn(asOf),
                article.changes().stream().filter(change -> !change.after(asOf)).toList(),
                coming(shown, all.subList(position + 1, all.size()), asOf),
                all.subList(0, position),
                all.subList(position + 1, all.size()));
    }

    /** An article that only the next edition has is still found under the instrument's own name. */
    private Optional<Shelf.Found> find(String written) {
        return shelf.find(written).or(() -> next.flatMap(later -> later.find(written)));
    }

    private static Stream<Provision> editions(Optional<Shelf> shelf, ArticleNumber number) {
        return shelf.stream().flatMap(one -> one.editions(number).stream());
    }

    /** The last edition that holds, else the last that has begun, else the first. */
    private static Provision shownOn(LocalDate asOf, List<Provision> inOrder) {
        return lastWith(Standing.HOLDS, asOf, inOrder)
                .or(() -> lastWith(Standing.ENDED, asOf, inOrder))
                .orElseGet(inOrder::getFirst);
    }

    private static Optional<Provision> lastWith(Standing standing, LocalDate asOf, List<Provision> inOrder) {
        return inOrder.reversed().stream()
                .filter(provision -> provision.standingOn(asOf) == standing)
                .findFirst();
    }

    private List<String> warnings(Provision shown, Optional<Reading.Pinpoint> pinpoint, LocalDate asOf) {
        Optional<Instrument> unread = next.map(Shelf::instrument).filter(later -> !later.equals(shown.instrument()));
        return new Cautions(shown, asOf, pinpoint, unread).sentences();
    }

    private List<ChangeNote> coming(Provision shown, List<Provision> later, LocalDate asOf) {
        List<ChangeNote> own = Stream.concat(
                        shown.article().changes().stream(),
                        shown.article().suspension().map(Suspension::asChange).stream())
                .filter(change -> change.after(asOf))
                .toList();
        Stream<ChangeNote> edition = nextEdition(shown, later).stream()
                .filter(change -> change.after(asOf))
                .filter(change -> own.stream().noneMatch(known -> known.date().equals(change.date())));
        return Stream.concat(own.stream(), edition)
                .sorted(Comparator.comparing(change -> change.date().orElse(LocalDate.MAX)))
                .toList();
    }

    private Optional<ChangeNote> nextEdition(Provision shown, List<Provision> later) {
        return next.map(Shelf::instrument)
                .filter(instrument -> !instrument.equals(shown.instrument()))
                .map(instrument -> new ChangeNote(
                        instrument.edition().from(),
                        "The %s takes effect; %s."
                                .formatted(
                                        instrument.edition().name(),
                                        later.isEmpty()
                                                ? "this article was not read in it"
                                                : "see " + later.getLast().citation()),
                        instrument.sourceUrl()));
    }

    private Problem missing(String written) {
        String code = shelf.instrument().code();
        List<String> nearest = Nearest.to(written, shelf.numbers());
        String what = ArticleNumber.parse(written).isPresent()
                ? "%s %s is not in the verified register, which does not mean that it does not exist"
                : "%s has no article called '%s'";
        return new Problem(
                Problem.Code.NOT_FOUND,
                what.formatted(code, shortened(written.strip()))
                        + "; the nearest numbers in the register are %s.".formatted(String.join(", ", nearest)),
                Map.of("instrument", code, "nearest", nearest));
    }

    static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
