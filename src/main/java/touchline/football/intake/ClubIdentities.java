package touchline.football.intake;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.football.PlainName;

/** The clubs of the register, kept at hand while a file is taken. */
final class ClubIdentities {

    private record Key(String source, String id) {}

    private final Map<String, Optional<String>> countries = new HashMap<>();
    private final Map<String, String> plainNames = new HashMap<>();
    private final Map<Key, String> keys = new HashMap<>();
    private final Map<String, Set<String>> byName = new HashMap<>();

    boolean has(String slug) {
        return countries.containsKey(slug);
    }

    void learn(String slug, String name, Optional<String> country) {
        countries.merge(slug, country.map(PlainName::of), (old, now) -> old.or(() -> now));
        plainNames.putIfAbsent(slug, PlainName.of(name));
        learnName(slug, name);
    }

    /** False when the club went by that name already. */
    boolean learnName(String slug, String name) {
        return byName.computeIfAbsent(PlainName.of(name), _ -> new LinkedHashSet<>())
                .add(slug);
    }

    /** False when it was known. */
    boolean learnKey(String source, String id, String slug) {
        return keys.putIfAbsent(new Key(source, id), slug) == null;
    }

    /** Those that go by a name, whatever else it may mean. */
    Set<String> called(String plain) {
        return byName.getOrDefault(plain, Set.of());
    }

    Verdict of(Team team, String source) {
        if (team.slug().isPresent()) {
            String slug = team.slug().get();
            return has(slug) ? new Verdict.Same(slug) : new Verdict.Newcomer(List.of());
        }
        return team.sourceId()
                .flatMap(id -> Optional.ofNullable(keys.get(new Key(source, id))))
                .<Verdict>map(Verdict.Same::new)
                .orElseGet(() -> byName(team));
    }

    private Verdict byName(Team team) {
        String plain = PlainName.of(team.name());
        List<String> called = byName.getOrDefault(plain, Set.of()).stream()
                .filter(slug -> !isElsewhere(slug, team))
                .toList();
        List<String> mainly = called.stream()
                .filter(slug -> plain.equals(plainNames.get(slug)))
                .toList();
        if (called.size() == 1 || mainly.size() == 1) {
            return new Verdict.Same(called.size() == 1 ? called.getFirst() : mainly.getFirst());
        }
        return called.isEmpty() ? new Verdict.Newcomer(List.of()) : new Verdict.Ambiguous(called);
    }

    private boolean isElsewhere(String slug, Team team) {
        Optional<String> country = countries.getOrDefault(slug, Optional.empty());
        return country.isPresent()
                && team.country()
                        .map(PlainName::of)
                        .filter(it -> !it.equals(country.get()))
                        .isPresent();
    }
}
