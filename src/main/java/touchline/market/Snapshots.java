package touchline.market;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.football.Coverage;
import touchline.football.Event;
import touchline.football.Histories;
import touchline.football.History;
import touchline.football.Origin;
import touchline.football.Player;
import touchline.football.Profile;
import touchline.football.Profile.Field;
import touchline.football.Profiles;
import touchline.football.Valuation;

/** Puts together how things stand with a player. */
public final class Snapshots {

    private static final int LATEST = 5;
    private static final Set<String> ABOUT_AVAILABILITY = Set.of("injury", "suspension", "return");

    private final Histories histories;
    private final TransferIntel intel;
    private final Profiles profiles;
    private final Coverage coverage;

    public Snapshots(Histories histories, TransferIntel intel, Profiles profiles, Coverage coverage) {
        this.histories = histories;
        this.intel = intel;
        this.profiles = profiles;
        this.coverage = coverage;
    }

    public Snapshot of(Player player) {
        History history = histories.of(player.slug());
        List<Profile> said = profiles.of(player.slug());
        List<Valuation> values = history.values().reversed();
        Optional<Event> availability = history.events().stream()
                .filter(event -> ABOUT_AVAILABILITY.contains(event.kind()))
                .findFirst();
        return new Snapshot(
                player,
                coverage.today(),
                values.stream().findFirst(),
                values.stream().skip(1).findFirst(),
                availability,
                from(said, Field.CONTRACT_UNTIL),
                from(said, Field.AGENT),
                intel.of(player.slug()).stream().limit(LATEST).toList(),
                Gaps.of(player, history, availability, coverage.today()),
                history);
    }

    /** The newest that says something of it is whom the player's row has it from. */
    private static Optional<Origin> from(List<Profile> said, Field field) {
        return said.stream()
                .filter(it -> it.facts().containsKey(field))
                .map(Profile::origin)
                .findFirst();
    }
}
