package touchline.football.intake;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.football.Born;
import touchline.football.PlainName;
import touchline.football.Profile.Field;
import touchline.football.intake.Entry.From;

/** Finds the players whom rows mean, and adds those who are new. */
final class People {

    private final Identities identities;
    private final Matching matching;
    private final ClubIdentities clubs;

    People(Identities identities, ClubIdentities clubs) {
        this.identities = identities;
        this.matching = new Matching(identities);
        this.clubs = clubs;
    }

    /** Whom a row means, with whoever may be the same person after all. */
    record Found(String slug, List<String> alike) {}

    /** @param said collects what the row says of a newcomer */
    Found find(Who who, From from, Sayings said, Writing writing) {
        return switch (matching.of(who, from.source(), club(who, from))) {
            case Verdict.Same(String slug) -> new Found(learned(slug, who, from, writing), List.of());
            case Verdict.Newcomer(List<String> alike) -> {
                String slug = who.slug()
                        .orElseGet(() -> Slugs.free(who.name(), who.born().map(Born::year), identities::has));
                identities.learn(slug);
                club(who, from).ifPresent(identities.learn(slug)::learnClub);
                said.add(slug, from, facts(who));
                yield new Found(learned(slug, who, from, writing), alike);
            }
            case Verdict.Ambiguous(List<String> candidates) ->
                throw who.name().isBlank()
                        ? new Undecided(
                                "The player is not in what was imported so far: import the table of players that has this number first.",
                                candidates)
                        : new Undecided(
                                "%s may be any of several players: give the row a day of birth or the player's number."
                                        .formatted(who.name()),
                                candidates);
        };
    }

    /** Whom a row means, without adding anybody or anything. */
    Verdict verdict(Who who, From from) {
        return matching.of(who, from.source(), club(who, from));
    }

    void addName(String slug, String name, String kind, Writing writing) {
        if (identities.learnName(slug, name)) {
            writing.addName(slug, PlainName.of(name), name, kind);
        }
    }

    /** What a row says of a player just by naming them. */
    static Map<Field, String> facts(Who who) {
        Map<Field, String> facts = new LinkedHashMap<>();
        if (!who.name().isEmpty()) {
            facts.put(Field.NAME, who.name());
        }
        who.born()
                .ifPresent(born ->
                        facts.put(Field.BORN, born.date().map(String::valueOf).orElse(String.valueOf(born.year()))));
        who.nation().ifPresent(nation -> facts.put(Field.NATIONALITIES, nation));
        return facts;
    }

    private String learned(String slug, Who who, From from, Writing writing) {
        addName(slug, who.name(), "name", writing);
        who.born().ifPresent(born -> identities.learnBorn(slug, born));
        who.nation().ifPresent(identities.learn(slug)::learnNation);
        who.sourceId()
                .filter(id -> identities.learnKey(from.source(), id, slug))
                .ifPresent(id -> writing.addKey(from.source(), id, slug));
        return slug;
    }

    private Optional<String> club(Who who, From from) {
        return who.club()
                .map(Team::named)
                .flatMap(team -> clubs.of(team, from.source()) instanceof Verdict.Same same
                        ? Optional.of(same.slug())
                        : Optional.empty());
    }
}
