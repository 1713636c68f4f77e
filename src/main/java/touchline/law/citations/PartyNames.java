package touchline.law.citations;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;
import touchline.law.grammar.PlainName;

/** Whether names printed beside a number can be those of its decision, however they are spelled and shortened. */
final class PartyNames {

    private static final Set<String> BODIES =
            Set.of("fifa uefa caf afc conmebol concacaf ofc wada cas tas fa ioc icas drc psc cfcb".split(" "));
    private static final Set<String> SAY_NOTHING = Set.of("""
            fc cf sc ac as cd ca fk sk nk hsk sv vfl vfb afc ssc us sd ud rc if bk ff sad sa ltd spa srl plc
            gmbh kgaa club clube football futbol futebol soccer team the of and de da do del della di du dos la
            le los el al y e et und van von der den mr mrs ms dr in see compare also held by under case award
            decision judgment affaire caso laudo sentence others ors another player coach agent intermediary
            appellant respondent advisory opinion grand chamber partial final sole panel arbitrator lausanne
            switzerland suisse suiza schweiz swiss federal tribunal court appeal consolidated joined cases
            """.split("\\s+"));
    private static final Pattern INITIALS = Pattern.compile(
            "(?:\\p{Lu}\\.?[_*]*\\.? ?){1,3}|(?:[Cc]lub|[Pp]layer|[Cc]oach|[Aa]gent|[Cc]ountry|[Aa]ssociation) \\p{Lu}");
    private static final double ENOUGH = 0.5;
    private static final int LONG = 5;
    private static final int VERY_LONG = 8;
    private static final int STEM = 4;

    private PartyNames() {}

    /** True only where a name is printed that can be no party's and no other name of the decision. */
    static boolean differ(Beside.Names printed, Decision decision) {
        List<String> sides = printed.sides().stream()
                .filter(side -> !INITIALS.matcher(side).matches())
                .filter(side -> !words(side).isEmpty())
                .toList();
        List<String> parties = decision.parties().stream()
                .filter(party -> !INITIALS.matcher(party).matches())
                .toList();
        int hidden = decision.parties().size() - parties.size();
        List<String> names =
                Stream.concat(parties.stream(), decision.called().stream()).toList();
        if (names.isEmpty()) {
            return false;
        }
        long strange = sides.stream().filter(side -> isStrange(side, names)).count();
        return strange + otherBodies(printed, decision) > hidden;
    }

    /** True only where a name is printed that is a party's, or another name of the decision. */
    static boolean agree(Beside.Names printed, Decision decision) {
        List<String> names = Stream.concat(decision.parties().stream(), decision.called().stream())
                .filter(name -> !INITIALS.matcher(name).matches())
                .toList();
        return printed.sides().stream()
                .filter(side -> !INITIALS.matcher(side).matches())
                .filter(side -> !words(side).isEmpty())
                .anyMatch(side -> !isStrange(side, names));
    }

    /** A name in one word, such as "Milan", is not also that of everyone who has it among others. */
    private static boolean isStrange(String side, List<String> names) {
        List<String> known =
                names.stream().flatMap(name -> words(name).stream()).toList();
        return !isJoined(side, known)
                && names.stream()
                        .noneMatch(name -> agree(side, name) && (words(name).size() > 1 || isMostly(side, known)));
    }

    /** "DESG & ISU": several parties as one side. */
    private static boolean isJoined(String side, List<String> known) {
        List<String> words = words(side);
        return words.size() > 1 && shared(words, known) == words.size();
    }

    private static boolean isMostly(String printed, List<String> known) {
        List<String> words = words(printed);
        return shared(words, known) > ENOUGH * words.size();
    }

    private static long shared(List<String> some, List<String> known) {
        return some.stream()
                .filter(word -> known.stream().anyMatch(other -> alike(word, other)))
                .count();
    }

    /** Whether a name is no party's and no other name of a decision that has such names. */
    static boolean isAnothers(String side, Decision decision) {
        return !decision.called().isEmpty()
                && isStrange(
                        side,
                        Stream.concat(decision.parties().stream(), decision.called().stream())
                                .toList());
    }

    /** Sides that are a governing body alone, and one that is no party though others are. */
    private static long otherBodies(Beside.Names printed, Decision decision) {
        if (decision.parties().size() < 2 || printed.sides().size() < 2) {
            return 0;
        }
        Set<String> parties = bodies(String.join(" ", decision.parties()));
        return printed.sides().stream()
                .filter(side -> words(side).isEmpty())
                .map(PartyNames::bodies)
                .filter(bodies -> !bodies.isEmpty() && bodies.stream().noneMatch(parties::contains))
                .count();
    }

    private static Set<String> bodies(String name) {
        return Stream.of(PlainName.of(name).split(" ")).filter(BODIES::contains).collect(Collectors.toSet());
    }

    private static List<String> words(String name) {
        return Stream.of(PlainName.of(name).split(" "))
                .filter(word -> word.length() > 1 && !SAY_NOTHING.contains(word) && !BODIES.contains(word))
                .toList();
    }

    private static boolean agree(String printed, String party) {
        List<String> one = words(printed);
        List<String> other = words(party);
        if (other.isEmpty()) {
            return false;
        }
        return shared(one, other) > ENOUGH * Math.min(one.size(), other.size())
                || isAcronym(printed, party)
                || isAcronym(party, printed);
    }

    private static boolean alike(String one, String other) {
        if (one.equals(other)) {
            return true;
        }
        int shorter = Math.min(one.length(), other.length());
        boolean begins = shorter >= STEM && (one.startsWith(other) || other.startsWith(one));
        int apart = shorter >= VERY_LONG ? 2 : shorter >= LONG ? 1 : 0;
        return begins || (apart > 0 && Spelling.distance(one, other) <= apart);
    }

    /** "PSG" for Paris Saint-Germain, "RFEF" for the Spanish federation. */
    private static boolean isAcronym(String acronym, String name) {
        String letters = PlainName.of(acronym).replace(" ", "");
        if (letters.length() < 2 || letters.length() > 6 || !acronym.strip().matches("[\\p{Lu}.]+")) {
            return false;
        }
        String initials = Stream.of(PlainName.of(name).split(" "))
                .filter(word -> word.length() > 2)
                .map(word -> word.substring(0, 1))
                .reduce("", String::concat);
        return initials.equals(letters) || (initials.startsWith(letters) && letters.length() > 2);
    }
}
