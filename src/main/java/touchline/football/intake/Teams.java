package touchline.football.intake;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.football.PlainName;
import touchline.football.intake.Entry.From;

/** Finds the clubs that rows mean, and adds those that are new. */
final class Teams {

    private final ClubIdentities identities;

    Teams(ClubIdentities identities) {
        this.identities = identities;
    }

    /** The club's slug, or null for none. */
    @Nullable
    String slug(Optional<Team> team, int entry, From from, Writing writing) {
        return team.isEmpty() ? null : slug(team.get(), entry, from, writing);
    }

    String slug(Team team, int entry, From from, Writing writing) {
        String slug = switch (identities.of(team, from.source())) {
            case Verdict.Same same -> same.slug();
            case Verdict.Newcomer _ -> added(team, entry, from, writing);
            case Verdict.Ambiguous(var candidates) ->
                throw new Undecided(
                        "Several clubs are called %s: give the row its country or the club's number."
                                .formatted(team.name()),
                        candidates);
        };
        team.sourceId()
                .filter(id -> identities.learnKey(from.source(), id, slug))
                .ifPresent(id -> writing.addClubKey(from.source(), id, slug));
        return slug;
    }

    /** The slug of a club that is in the register, or else its plain name. */
    String known(String club, From from) {
        return identities.of(Team.named(club), from.source()) instanceof Verdict.Same same
                ? same.slug()
                : PlainName.of(club);
    }

    void addName(String slug, String name, Writing writing) {
        if (identities.learnName(slug, name)) {
            writing.addClubName(slug, PlainName.of(name), name);
        }
    }

    private String added(Team team, int entry, From from, Writing writing) {
        String slug = team.slug().orElseGet(() -> Slugs.free(team.name(), Optional.empty(), identities::has));
        identities.learn(slug, team.name(), team.country());
        writing.addClubName(slug, PlainName.of(team.name()), team.name());
        writing.add(
                Table.CLUB,
                entry,
                slug,
                team.name(),
                PlainName.of(team.name()),
                team.country().orElse(null),
                null,
                null,
                null,
                from.source(),
                from.url().orElse(null),
                from.asOf().toString());
        return slug;
    }
}
