package touchline.scout.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.accounts.PublicAddress;
import touchline.football.Histories;
import touchline.football.History;
import touchline.football.Player;
import touchline.football.Sources;
import touchline.football.Window;
import touchline.football.standing.Similarity;
import touchline.football.standing.Standing;
import touchline.football.standing.Standings;
import touchline.scout.Drawing;
import touchline.scout.Drawings;
import touchline.scout.tools.PlayerProfile.AlikeLine;
import touchline.scout.tools.PlayerProfile.EventLine;
import touchline.scout.tools.PlayerProfile.MoveLine;
import touchline.scout.tools.PlayerProfile.SalaryLine;
import touchline.scout.tools.PlayerProfile.SeasonLine;
import touchline.scout.tools.PlayerProfile.StandingLine;
import touchline.scout.tools.PlayerProfile.StintLine;
import touchline.scout.tools.PlayerProfile.ValueLine;

/** Puts profiles together. */
public final class PlayerProfiles {

    private static final int ALIKE = 5;

    private final Scouting scouting;
    private final Histories histories;
    private final Peers peers;
    private final Sources sources;
    private final Drawings drawings;
    private final PublicAddress address;

    /** Standings and those who play alike. */
    public record Peers(Standings standings, Similarity similarity) {}

    public PlayerProfiles(
            Scouting scouting,
            Histories histories,
            Peers peers,
            Sources sources,
            Drawings drawings,
            PublicAddress address) {
        this.scouting = scouting;
        this.histories = histories;
        this.peers = peers;
        this.sources = sources;
        this.drawings = drawings;
        this.address = address;
    }

    PlayerProfile of(String slug, boolean picture) {
        Player player = scouting.player(slug);
        History history = histories.of(player.slug());
        List<Standing> standings = peers.standings().of(player.slug());
        List<StandingLine> lines = standings.stream().map(StandingLine::of).toList();
        List<Drawing> drawn = picture ? drawings.of(player) : List.of();
        List<String> unknown = new ArrayList<>(Unknowns.of(player, history, standings));
        if (picture && drawn.isEmpty()) {
            unknown.add(
                    "There is no picture: the register has no percentiles, values or years at clubs of this player.");
        }
        return new PlayerProfile(
                PlayerCard.of(player, scouting.today()),
                player.fullName(),
                player.birthPlace(),
                player.weightKg(),
                player.contractUntil().map(Window::text),
                player.agent(),
                history.moves().stream().map(MoveLine::of).toList(),
                history.stints().stream().map(StintLine::of).toList(),
                history.seasons().stream().map(SeasonLine::of).toList(),
                lines,
                standings.stream()
                        .map(this::alike)
                        .filter(alike -> !alike.isEmpty())
                        .findFirst()
                        .orElse(List.of()),
                history.events().stream().map(EventLine::of).toList(),
                history.values().stream().map(ValueLine::of).toList(),
                history.salaries().stream().map(SalaryLine::of).toList(),
                unknown,
                sources.attributions(Stream.concat(Stream.of(player.origin()), history.origins())),
                scouting.dataNote(),
                address.base() + "/players/" + player.slug(),
                drawn.stream().map(Drawing::about).toList(),
                drawn);
    }

    private List<AlikeLine> alike(Standing standing) {
        List<Similarity.Alike> alike = peers.similarity().to(standing, ALIKE);
        Map<String, String> names = scouting
                .players(alike.stream().map(it -> it.standing().player()).toList())
                .stream()
                .collect(Collectors.toMap(Player::slug, Player::name));
        return alike.stream()
                .map(it -> AlikeLine.of(
                        it,
                        names.getOrDefault(it.standing().player(), it.standing().player())))
                .toList();
    }
}
