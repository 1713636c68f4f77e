package touchline.football.intake;

import java.time.LocalDate;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchline.football.Born;
import touchline.football.PlainName;

/** Who is in the register, kept at hand while a file is taken. */
final class Identities {

    private record Key(String source, String id) {}

    private final Map<String, Known> players = new HashMap<>();
    private final Map<Key, String> keys = new HashMap<>();
    private final Map<String, Set<String>> sources = new HashMap<>();
    private final Map<LocalDate, Set<String>> byDay = new HashMap<>();
    private final Map<String, Set<String>> byName = new HashMap<>();
    private final Map<String, Set<String>> byFamily = new HashMap<>();

    boolean has(String slug) {
        return players.containsKey(slug);
    }

    Optional<String> withKey(String source, String id) {
        return Optional.ofNullable(keys.get(new Key(source, id)));
    }

    /** Whether a source has a number for a player already: under another one it means somebody else. */
    boolean hasKeyIn(String source, String player) {
        return sources.getOrDefault(source, Set.of()).contains(player);
    }

    /** False when it was known. */
    boolean learnKey(String source, String id, String player) {
        sources.computeIfAbsent(source, _ -> new HashSet<>()).add(player);
        return keys.putIfAbsent(new Key(source, id), player) == null;
    }

    Known learn(String slug) {
        return players.computeIfAbsent(slug, Known::new);
    }

    /** False when the player went by that name already. */
    boolean learnName(String slug, String name) {
        String plain = PlainName.of(name);
        if (plain.isEmpty() || !learn(slug).learnName(plain)) {
            return false;
        }
        byName.computeIfAbsent(Known.inAnyOrder(plain), _ -> new LinkedHashSet<>())
                .add(slug);
        byFamily.computeIfAbsent(family(plain), _ -> new LinkedHashSet<>()).add(slug);
        return true;
    }

    void learnBorn(String slug, Born born) {
        if (learn(slug).learnBorn(born)) {
            born.date()
                    .ifPresent(day -> byDay.computeIfAbsent(day, _ -> new LinkedHashSet<>())
                            .add(slug));
        }
    }

    Stream<Known> bornOn(LocalDate day) {
        return known(byDay.getOrDefault(day, Set.of()));
    }

    /** Those who go by all words of a name, in whatever order. */
    Stream<Known> called(String plain) {
        return known(byName.getOrDefault(Known.inAnyOrder(plain), Set.of()));
    }

    /** Those whose initial and family name these are. */
    Stream<Known> shortenedTo(String plain) {
        return known(byFamily.getOrDefault(family(plain), Set.of()));
    }

    private Stream<Known> known(Collection<String> slugs) {
        return slugs.stream().flatMap(slug -> Optional.ofNullable(players.get(slug)).stream());
    }

    private static String family(String plain) {
        return plain.charAt(0) + " " + Known.words(plain).getLast();
    }
}
