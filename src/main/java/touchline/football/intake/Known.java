package touchline.football.intake;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import touchline.football.Born;
import touchline.football.PlainName;

/** A player of the register, by what tells them from others. */
final class Known {

    private final String slug;
    private final Set<String> names = new LinkedHashSet<>();
    private final Set<String> nations = new LinkedHashSet<>();
    private Optional<Born> born = Optional.empty();
    private final Set<String> clubs = new HashSet<>();

    Known(String slug) {
        this.slug = slug;
    }

    String slug() {
        return slug;
    }

    /** False when the name was known already. */
    boolean learnName(String plain) {
        return names.add(plain);
    }

    void learnNation(String nation) {
        nations.add(PlainName.of(nation));
    }

    /** A club of whatever time. */
    void learnClub(String slugOfClub) {
        clubs.add(slugOfClub);
    }

    /** False when it was known as exactly already. */
    boolean learnBorn(Born day) {
        if (born.filter(known -> known.date().isPresent() || day.date().isEmpty())
                .isPresent()) {
            return false;
        }
        born = Optional.of(day);
        return true;
    }

    Optional<Born> born() {
        return born;
    }

    boolean isFrom(String nation) {
        return nations.contains(PlainName.of(nation));
    }

    boolean isKnownFromElsewhere(String nation) {
        return !nations.isEmpty() && !isFrom(nation);
    }

    boolean wasAt(String slugOfClub) {
        return clubs.contains(slugOfClub);
    }

    /** The best that any of the names makes of another name. */
    Likeness likenessTo(String plain) {
        return names.stream()
                .map(name -> Likeness.of(words(plain), words(name)))
                .min(Enum::compareTo)
                .orElse(Likeness.NONE);
    }

    /** Whether a name of theirs is more than a given and a family name. */
    boolean hasManyNames() {
        return names.stream().anyMatch(name -> areMany(words(name)));
    }

    static boolean areMany(List<String> words) {
        return words.size() > 2;
    }

    static List<String> words(String plain) {
        return Arrays.asList(plain.split(" ", -1));
    }

    /** The same for a name in whatever order. */
    static String inAnyOrder(String plain) {
        return String.join(" ", new TreeSet<>(words(plain)));
    }
}
