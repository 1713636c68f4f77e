package touchline.law.citations;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;
import touchline.law.grammar.Identifier;

/** Whether a cited decision is in the register, and whether the names and the date printed beside it are its own. */
final class DecisionCheck {

    private static final String CLAIM = "what the text says about the decision";

    private final Lookup lookup;
    private final Beside beside;

    DecisionCheck(Lookup lookup, Beside beside) {
        this.lookup = lookup;
        this.beside = beside;
    }

    static String pinpoint(String pin) {
        return "the place in the decision (%s): the register holds no texts of decisions".formatted(pin);
    }

    Checked of(Citation.ByName named) {
        return new Checked(
                named,
                "name of a decision",
                named.decision().id(),
                Verdict.VERIFIED,
                "By this name the register knows one decision alone: %s.".formatted(title(named.decision())),
                List.of(named.decision()),
                Optional.empty(),
                List.of(),
                List.of("the name"),
                open(named.pinpoint()));
    }

    Checked of(Citation.OfDecision citation) {
        List<String> unknown = citation.numbers().stream()
                .map(Identifier::key)
                .filter(key -> lookup.concerning(key).isEmpty())
                .distinct()
                .toList();
        List<Decision> found = citation.numbers().stream()
                .flatMap(number -> lookup.concerning(number.key()).stream())
                .distinct()
                .toList();
        return unknown.isEmpty()
                ? known(citation, found)
                : described(citation).orElseGet(() -> unknown(citation, unknown, found));
    }

    /** A body and a day say too little; with a name of the one decision that goes by all three they say enough. */
    private Optional<Checked> described(Citation.OfDecision citation) {
        List<Beside.Names> names = beside.names(citation);
        List<Decision> meant = citation.numbers().stream()
                .flatMap(number -> lookup.described(number.key()).stream())
                .filter(decision -> names.stream().anyMatch(name -> PartyNames.agree(name, decision))
                        && names.stream().noneMatch(name -> PartyNames.differ(name, decision)))
                .distinct()
                .toList();
        return meant.size() == 1 ? Optional.of(described(citation, meant.getFirst(), names)) : Optional.empty();
    }

    private static Checked described(Citation.OfDecision citation, Decision decision, List<Beside.Names> names) {
        return new Checked(
                citation,
                what(citation),
                cited(citation),
                Verdict.VERIFIED,
                "%s is in the register, which knows no number of it.".formatted(title(decision)),
                List.of(decision),
                Optional.empty(),
                List.of(),
                List.of("the body, the day and the name printed beside them"),
                open(citation, List.of(decision), names, Optional.empty()));
    }

    private Checked unknown(Citation.OfDecision citation, List<String> unknown, List<Decision> found) {
        List<String> mayMean = unknown.stream()
                .flatMap(key -> lookup.meant(key).stream())
                .distinct()
                .toList();
        return new Checked(
                citation,
                what(citation),
                cited(citation),
                Verdict.UNKNOWN,
                "The register has no %s; a number of the right form may still be invented.%s"
                        .formatted(
                                String.join(", ", unknown),
                                found.isEmpty() ? "" : " The other numbers of the group are in it."),
                found,
                Optional.empty(),
                mayMean,
                List.of("the form of the number"),
                List.of("whether the decision exists outside the register"));
    }

    private Checked known(Citation.OfDecision citation, List<Decision> found) {
        List<Beside.Names> names = beside.names(citation);
        Optional<Beside.Names> others =
                names.stream().filter(name -> differs(name, found)).findFirst();
        Optional<LocalDate> date = beside.date(citation);
        Optional<Integer> year = date.map(LocalDate::getYear).or(() -> beside.year(citation));
        boolean wrongYear = year.filter(one -> found.stream().noneMatch(decision -> Years.fits(decision, one)))
                .isPresent();
        boolean mismatch = others.isPresent() || wrongYear;
        return new Checked(
                citation,
                what(citation),
                cited(citation),
                mismatch ? Verdict.NAME_MISMATCH : Verdict.VERIFIED,
                mismatch ? disagreement(others, year, found) : "%s is in the register.".formatted(titles(found)),
                found,
                Optional.empty(),
                mismatch ? others.map(this::owners).orElse(List.of()) : List.of(),
                agreed(names, year, mismatch),
                open(citation, found, names, date));
    }

    private boolean differs(Beside.Names names, List<Decision> found) {
        return found.stream().anyMatch(DecisionCheck::isNamed)
                && found.stream()
                        .filter(DecisionCheck::isNamed)
                        .allMatch(decision -> PartyNames.differ(names, decision) || isAnothers(names, decision));
    }

    private static boolean isNamed(Decision decision) {
        return !decision.parties().isEmpty() || !decision.called().isEmpty();
    }

    /** Parties may be hidden behind initials, but not behind the name by which another decision goes. */
    private boolean isAnothers(Beside.Names names, Decision decision) {
        return names.sides().stream()
                .anyMatch(side -> PartyNames.isAnothers(side, decision)
                        && !lookup.called(side).isEmpty()
                        && !lookup.called(side).contains(decision));
    }

    private static String disagreement(Optional<Beside.Names> others, Optional<Integer> year, List<Decision> found) {
        return others.map(names ->
                        "The text names '%s', but this number is %s.".formatted(names.printed(), titles(found)))
                .orElseGet(() -> "The text says %d, but this number is %s.".formatted(year.orElse(0), titles(found)));
    }

    /** Decisions that go by the names printed beside a number that is not theirs. */
    private List<String> owners(Beside.Names names) {
        return Stream.concat(Stream.of(names.printed()), names.sides().stream())
                .flatMap(name -> lookup.called(name).stream())
                .map(Decision::id)
                .distinct()
                .limit(3)
                .toList();
    }

    private static List<String> agreed(List<Beside.Names> names, Optional<Integer> year, boolean mismatch) {
        var agreed = new ArrayList<>(List.of("the number is in the register"));
        if (!mismatch && !names.isEmpty()) {
            agreed.add("the names printed beside it");
        }
        if (!mismatch && year.isPresent()) {
            agreed.add("the year printed beside it");
        }
        return agreed;
    }

    private static List<String> open(
            Citation.OfDecision citation, List<Decision> found, List<Beside.Names> names, Optional<LocalDate> date) {
        List<String> open = open(citation.pinpoint());
        if (names.isEmpty()) {
            open.add("the parties: the text names none beside the number");
        }
        date.filter(day -> found.stream().noneMatch(decision -> Years.isDayOf(decision, day)))
                .ifPresent(day -> open.add("the day %s: the register has %s"
                        .formatted(
                                day,
                                found.getFirst().day().map(LocalDate::toString).orElse("no day"))));
        return open;
    }

    private static List<String> open(Optional<String> pinpoint) {
        var open = new ArrayList<>(List.of(CLAIM));
        pinpoint.ifPresent(pin -> open.add(pinpoint(pin)));
        return open;
    }

    private static String what(Citation.OfDecision citation) {
        return citation.numbers().getFirst().kind().words();
    }

    private static String cited(Citation.OfDecision citation) {
        return String.join(
                ", ",
                citation.numbers().stream().map(Identifier::key).distinct().toList());
    }

    private static String titles(List<Decision> decisions) {
        return String.join("; ", decisions.stream().map(DecisionCheck::title).toList());
    }

    private static String title(Decision decision) {
        String parties = decision.parties().isEmpty() ? "" : ", " + String.join(" / ", decision.parties());
        return decision.id() + parties;
    }
}
