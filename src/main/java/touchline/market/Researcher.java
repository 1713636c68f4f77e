package touchline.market;

import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.football.Player;
import touchline.football.Players;
import touchline.football.standing.Metric;
import touchline.football.standing.Similarity;
import touchline.football.standing.Standing;
import touchline.football.standing.Standings;
import touchline.law.decisions.Library;
import touchline.market.lens.Lens;
import touchline.market.lens.Situation;
import touchline.market.lens.View;
import touchline.retrieval.Strength;

/** Finds out about a player what the registers of football and law hold. */
public final class Researcher {

    private static final int LATEST = 10;
    private static final int ALIKE = 5;
    private static final int DECISIONS = 2;

    private final Snapshots snapshots;
    private final TransferIntel intel;
    private final Lens lens;
    private final Library library;
    private final Peers peers;
    private final Clock clock;

    /** Whom a player is like. */
    public record Peers(Players players, Standings standings, Similarity similarity) {}

    public Researcher(Snapshots snapshots, TransferIntel intel, Lens lens, Library library, Peers peers, Clock clock) {
        this.snapshots = snapshots;
        this.intel = intel;
        this.lens = lens;
        this.library = library;
        this.peers = peers;
        this.clock = clock;
    }

    /** The state of things and the latest moves and reports. */
    public Research quick(Player player) {
        List<Intel> latest = intel.of(player.slug()).stream().limit(LATEST).toList();
        return new Research(
                snapshots.of(player), Dossier.Kind.QUICK, latest, List.of(), List.of(), List.of(), List.of());
    }

    /** All moves and reports, who plays alike, what the rules make of it, and decisions on questions like his. */
    public Research deep(Player player) {
        Snapshot snapshot = snapshots.of(player);
        List<View> legal = legal(snapshot);
        List<String> notSearched = new ArrayList<>();
        return new Research(
                snapshot,
                Dossier.Kind.DEEP,
                intel.of(player.slug()),
                alike(player),
                legal,
                decisions(legal, notSearched),
                notSearched);
    }

    /** The state of things, what happened between two days, both included, and what the rules make of it. */
    public Research picture(Player player, LocalDate from, LocalDate to, int most) {
        Snapshot snapshot = snapshots.of(player);
        List<Intel> between = intel.of(player.slug()).stream()
                .filter(it -> !it.when().latest().isBefore(from))
                .filter(it -> !it.when().earliest().isAfter(to))
                .limit(most)
                .toList();
        return new Research(
                snapshot, Dossier.Kind.ORCHESTRATED, between, List.of(), legal(snapshot), List.of(), List.of());
    }

    private List<View> legal(Snapshot snapshot) {
        return lens.of(new Situation(snapshot.player(), snapshot.history(), LocalDate.now(clock)));
    }

    /** In the latest pool that tells enough. */
    private List<Research.Alike> alike(Player player) {
        return peers.standings().of(player.slug()).stream()
                .map(this::alike)
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private List<Research.Alike> alike(Standing standing) {
        return peers.similarity().to(standing, ALIKE).stream()
                .map(it -> new Research.Alike(
                        it.standing().player(),
                        peers.players()
                                .find(it.standing().player())
                                .map(Player::name)
                                .orElse(it.standing().player()),
                        standing.pool().words(),
                        it.likeness(),
                        it.agree().stream().map(Metric::label).toList()))
                .toList();
    }

    /** Of rules that do not count for the player none is looked for. */
    private List<Research.Precedent> decisions(List<View> legal, List<String> notSearched) {
        List<Research.Precedent> found = new ArrayList<>();
        for (View view : legal) {
            if (view.applies() != View.Applies.NO) {
                var answer = library.search(view.question(), Optional.empty(), Optional.empty(), DECISIONS, 0);
                answer.notSearched().stream()
                        .filter(sentence -> !notSearched.contains(sentence))
                        .forEach(notSearched::add);
                if (answer.strength() == Strength.STRONG) {
                    answer.found().stream()
                            .map(Library.Found::decision)
                            .filter(it -> found.stream()
                                    .noneMatch(other -> other.decision().equals(it)))
                            .forEach(it -> found.add(new Research.Precedent(view.question(), it)));
                }
            }
        }
        return found;
    }
}
