package touchline.law.citations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.law.grammar.Identifiers;
import touchline.law.grammar.PlainName;

/** The library as one text needs it: what was looked up once is kept until the text is done. */
final class Lookup {

    private static final int LIKE_ENOUGH = 1;
    private static final int SHOWN = 3;

    private final Decisions decisions;
    private final Map<String, List<Decision>> byKey = new HashMap<>();
    private final Map<String, List<Decision>> byNameOrParty = new HashMap<>();
    private @Nullable List<Decision> all;
    private @Nullable Map<String, List<Decision>> byName;
    private @Nullable Map<String, Decision> keys;

    Lookup(Decisions decisions) {
        this.decisions = decisions;
    }

    /** The decisions with a number of their forum, the likeliest meant first; descriptions are no numbers. */
    List<Decision> withKey(String key) {
        return byKey.computeIfAbsent(
                key,
                asked -> decisions.byKey(asked).stream()
                        .filter(decision -> decision.numbered() == Decision.Numbering.OFFICIAL)
                        .toList());
    }

    /** The decisions without a number of which a key is the body and the day: several may be of one day. */
    List<Decision> described(String key) {
        return decisions.byKey(key).stream()
                .filter(decision -> decision.numbered() == Decision.Numbering.DESCRIPTIVE)
                .toList();
    }

    /** The decision with a number, and the opinion in the same case where there is one. */
    List<Decision> concerning(String key) {
        return Stream.concat(withKey(key).stream(), withKey(key + " (AG Opinion)").stream())
                .distinct()
                .toList();
    }

    boolean sameDecision(String key, String other) {
        Optional<Decision> one = withKey(key).stream().findFirst();
        return one.isPresent() && one.equals(withKey(other).stream().findFirst());
    }

    /** Decisions that go by a name; what stands in brackets after a name tells namesakes apart and is no part of it. */
    List<Decision> called(String name) {
        return names().getOrDefault(PlainName.of(name), List.of());
    }

    /** Where a name is one that a decision goes by: all that go by it, and all in which it is the name of a party. */
    List<Decision> mayBeCalled(String name) {
        List<Decision> called = called(name);
        return called.isEmpty()
                ? called
                : byNameOrParty.computeIfAbsent(
                        PlainName.of(name),
                        plain -> Stream.concat(called.stream(), withParty(plain))
                                .distinct()
                                .toList());
    }

    private Stream<Decision> withParty(String plain) {
        return all().stream()
                .filter(decision -> decision.parties().stream()
                        .anyMatch(party -> (" " + PlainName.of(party) + " ").contains(" " + plain + " ")));
    }

    List<Decision> all() {
        List<Decision> known = all;
        if (known == null) {
            known = decisions.all();
            all = known;
        }
        return known;
    }

    private Map<String, List<Decision>> names() {
        Map<String, List<Decision>> known = byName;
        if (known == null) {
            var names = new LinkedHashMap<String, List<Decision>>();
            for (Decision decision : all()) {
                decision.called().stream()
                        .map(name -> PlainName.of(name.replaceFirst(" ?[(\\[].*", "")))
                        .filter(name -> !name.isEmpty())
                        .distinct()
                        .forEach(name -> names.computeIfAbsent(name, _ -> new ArrayList<>())
                                .add(decision));
            }
            known = names;
            byName = known;
        }
        return known;
    }

    /** Decisions whose number is nearly the one printed: another year, another list, two figures changed over. */
    List<Decision> near(String key) {
        Stream<Decision> sameNumber = decisions.withNumber(key).stream();
        Stream<Decision> likeIt = keys().entrySet().stream()
                .filter(known -> alike(key, known.getKey()))
                .map(Map.Entry::getValue);
        return Stream.concat(sameNumber, likeIt)
                .filter(decision -> decision.numbered() == Decision.Numbering.OFFICIAL)
                .distinct()
                .limit(SHOWN)
                .toList();
    }

    /** Ids of what a number may stand for: the decision with that very number, those of that body and day, else those with nearly the same. */
    List<String> meant(String key) {
        List<Decision> exact = concerning(key);
        List<Decision> described = exact.isEmpty() ? described(key) : exact;
        return (described.isEmpty() ? near(key) : described)
                .stream().map(Decision::id).toList();
    }

    /** Every number of the library, read once however many are looked for. */
    private Map<String, Decision> keys() {
        Map<String, Decision> known = keys;
        if (known == null) {
            var read = new LinkedHashMap<String, Decision>();
            for (Decision decision : all()) {
                Stream.concat(Stream.of(decision.id()), decision.alsoNumbered().stream())
                        .flatMap(id -> Identifiers.read(id).stream())
                        .forEach(number -> read.putIfAbsent(number.key(), decision));
            }
            known = read;
            keys = known;
        }
        return known;
    }

    private static boolean alike(String key, String other) {
        return Math.abs(key.length() - other.length()) <= LIKE_ENOUGH && Spelling.distance(key, other) <= LIKE_ENOUGH;
    }
}
