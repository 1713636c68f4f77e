package touchline.scout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import touchline.football.Player;
import touchline.football.PlayerFilter;
import touchline.football.Players;
import touchline.football.names.Match;
import touchline.football.names.PlayerNames;
import touchline.scout.asked.Requests;
import touchline.scout.asked.Wanted;

/** Finds players by name, by description, or by both. */
public final class Shortlist {

    /** How many players of like names are considered. */
    private static final int NAMESAKES = 100;

    /**
     * What a request found.
     *
     * @param understood each filter as it was taken, in words
     * @param name what was searched as a name
     * @param found the best first, a page of them
     * @param total how many there are
     */
    public record Found(List<String> understood, Optional<String> name, List<Hit> found, int total) {}

    /** @param match absent when no name was asked for */
    public record Hit(Player player, Optional<Match> match) {}

    private final Players players;
    private final PlayerNames names;
    private final Requests requests;

    Shortlist(Players players, PlayerNames names, Requests requests) {
        this.players = players;
        this.names = names;
        this.requests = requests;
    }

    /**
     * @param request in free words
     * @param stated filters that were given besides; they count more than the words
     * @param sort the order of players that no name was asked for
     */
    public Found search(
            String request,
            UnaryOperator<PlayerFilter.Draft> stated,
            Optional<Players.Sort> sort,
            int offset,
            int limit) {
        if (names.isName(request)) {
            List<Match> matches = names.find(request, NAMESAKES);
            return named(List.of(), request, matches, stated.apply(new PlayerFilter.Draft()), offset, limit);
        }
        Wanted wanted = requests.read(request);
        if (wanted.name().isPresent()) {
            String name = wanted.name().get();
            List<Match> matches = names.find(name, NAMESAKES);
            return named(wanted.understood(), name, matches, stated.apply(wanted.filter()), offset, limit);
        }
        var page = players.page(
                stated.apply(wanted.filter()).done(),
                sort.or(wanted::sort).orElse(Players.Sort.MINUTES),
                offset,
                limit);
        List<Hit> hits = page.items().stream()
                .map(player -> new Hit(player, Optional.empty()))
                .toList();
        return new Found(wanted.understood(), Optional.empty(), hits, page.total());
    }

    private Found named(
            List<String> understood,
            String name,
            List<Match> matches,
            PlayerFilter.Draft filter,
            int offset,
            int limit) {
        Set<String> slugs = matches.stream().map(Match::slug).collect(Collectors.toSet());
        Map<String, Player> kept =
                players.page(filter.among(slugs).done(), Players.Sort.NAME, 0, NAMESAKES).items().stream()
                        .collect(Collectors.toMap(Player::slug, Function.identity()));
        List<Hit> hits = matches.stream()
                .flatMap(match ->
                        Optional.ofNullable(kept.get(match.slug()))
                                .map(player -> new Hit(player, Optional.of(match)))
                                .stream())
                .toList();
        List<Hit> page = hits.stream().skip(offset).limit(limit).toList();
        return new Found(understood, Optional.of(name), page, hits.size());
    }
}
