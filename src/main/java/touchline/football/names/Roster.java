package touchline.football.names;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.football.Born;
import touchline.football.Player;
import touchline.football.Players;
import touchline.problem.Problem;

/** The player whom a caller means, or a problem that names those who may be meant. */
public final class Roster {

    private static final int NEAREST = 3;
    private static final int CANDIDATES = 10;
    private static final Set<Match.How> OUTRIGHT = Set.of(Match.How.SAME, Match.How.PART, Match.How.ROMANISED);

    private final Players players;
    private final PlayerNames names;

    public Roster(Players players, PlayerNames names) {
        this.players = players;
        this.names = names;
    }

    /** @throws Problem NOT_FOUND with the nearest slugs */
    public Player player(String slug) {
        return players.find(slug.strip())
                .orElseThrow(() -> Problem.notFound(nobody(
                        slug, names.find(slug.replaceAll("-\\d{4}(-\\d+)?$", "").replace('-', ' '), NEAREST))));
    }

    private static String nobody(String slug, List<Match> nearest) {
        return nearest.isEmpty()
                ? "No player has the slug '%s': search for the name, or list the players of a club.".formatted(slug)
                : "No player has the slug '%s'; did you mean %s? Otherwise search for the name."
                        .formatted(slug, nearest.stream().map(Match::slug).collect(Collectors.joining(" or ")));
    }

    /**
     * The one player who goes by a slug or a name.
     *
     * @param path the argument that holds it
     * @throws Problem NOT_FOUND when nobody does, INVALID_ARGUMENT with {@code candidates} when several do, or only
     *     names that are spelled alike are known
     */
    public Player named(String slugOrName, String path) {
        return players.find(slugOrName.strip()).orElseGet(() -> one(slugOrName, path));
    }

    private Player one(String name, String path) {
        List<Match> matches = names.find(name, CANDIDATES);
        if (matches.isEmpty()) {
            throw Problem.notFound(
                    "Nobody in the register is called '%s': try the surname alone, or a slug.".formatted(name));
        }
        List<Match> same =
                matches.stream().filter(it -> it.how() == Match.How.SAME).toList();
        List<Match> meant = same.isEmpty() ? matches : same;
        List<Player> candidates =
                players.all(meant.stream().map(Match::slug).distinct().toList());
        if (candidates.size() == 1 && OUTRIGHT.contains(meant.getFirst().how())) {
            return candidates.getFirst();
        }
        throw ambiguous(name, path, candidates);
    }

    private static Problem ambiguous(String name, String path, List<Player> candidates) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("path", path);
        details.put("rule", "one player");
        details.put("candidates", candidates.stream().map(Player::slug).toList());
        return new Problem(
                Problem.Code.INVALID_ARGUMENT,
                "'%s' may be any of %d players; send the slug of one: %s."
                        .formatted(
                                name,
                                candidates.size(),
                                candidates.stream().map(Roster::words).collect(Collectors.joining("; "))),
                details);
    }

    private static String words(Player player) {
        return "%s (%s, %s)".formatted(player.slug(), player.name(), about(player));
    }

    private static String about(Player player) {
        String born = player.born().map(Born::year).map("born %d"::formatted).orElse("birth not known");
        return born
                + player.club()
                        .map(at -> ", last seen at %s on %s".formatted(at.name(), at.asOf()))
                        .orElse("");
    }
}
