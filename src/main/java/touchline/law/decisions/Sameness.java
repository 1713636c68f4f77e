package touchline.law.decisions;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.grammar.PlainName;

/** Whether two records under one number are one decision, two decisions in one case, or a mistake. */
final class Sameness {

    /** Names that half of all cases have, and so tell nothing. */
    private static final Set<String> EVERYWHERE = Set.of(
            "fifa",
            "uefa",
            "wada",
            "ioc",
            "club",
            "clube",
            "football",
            "futbol",
            "sport",
            "sporting",
            "and",
            "others",
            "the",
            "association",
            "federation");

    private static final int SHORTEST = 3;

    private Sameness() {}

    /** One decision: the same kind of document of the same day, or of a day that one of the two does not know. */
    static boolean isOne(Decision one, Decision other) {
        return one.type() == other.type() && !datesDiffer(one, other);
    }

    /** Neither parties nor date agree: one of the two numbers is wrong. */
    static boolean isContradiction(Decision one, Decision other) {
        return datesDiffer(one, other) && partiesDiffer(one, other);
    }

    private static boolean datesDiffer(Decision one, Decision other) {
        Optional<?> day = one.day();
        return day.isPresent()
                && other.day().isPresent()
                && !day.equals(other.day())
                && !day.equals(other.operativeDay())
                && !other.day().equals(one.operativeDay());
    }

    private static boolean partiesDiffer(Decision one, Decision other) {
        Set<String> names = words(one.parties());
        Set<String> otherNames = words(other.parties());
        return !names.isEmpty() && !otherNames.isEmpty() && Collections.disjoint(names, otherNames);
    }

    private static Set<String> words(List<String> parties) {
        return parties.stream()
                .flatMap(party -> Stream.of(PlainName.of(party).split(" ")))
                .filter(word -> word.length() >= SHORTEST && !EVERYWHERE.contains(word))
                .collect(Collectors.toSet());
    }
}
