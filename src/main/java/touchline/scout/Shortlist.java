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
     * @param easier where nobody was found: what would find somebody
     */
    public record Found(
            List<String> understood, Optional<String> name, List<Hit> found, int total, List<Easier> easier) {}

    /**
     * A request without one of its filters.
     *
     * @param without the filter, in words
     * @param total how many it finds
     */
    public record Easier(String without, int total) {}

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
            return named(new Wanted(List.of(), Optional.of(request), Optional.empty()), matches, stated, offset, limit);
        }
        Wanted wanted = requests.read(request);
        if (wanted.name().isPresent()) {
            String name = wanted.name().get();
            List<Match> matches = names.find(name, NAMESAKES);
            return named(wanted, matches, stated, offset, limit);
        }
        var page =
                players.page(wanted.filter(stated), sort.or(wanted::sort).orElse(Players.Sort.MINUTES), offset, limit);
        List<Hit> hits = page.items().stream()
                .map(player -> new Hit(player, Optional.empty()))
                .toList();
        return new Found(
                wanted.understood(),
                Optional.empty(),
                hits,
                page.total(),
                page.total() > 0 ? List.of() : easier(wanted, stated));
    }

    private List<Easier> easier(Wanted wanted, UnaryOperator<PlayerFilter.Draft> stated) {
        return wanted.meanings().stream()
                .map(one -> new Easier(one.words(), players.count(wanted.without(one, stated))))
                .filter(it -> it.total() > 0)
                .toList();
    }

    private Found named(
            Wanted wanted, List<Match> matches, UnaryOperator<PlayerFilter.Draft> stated, int offset, int limit) {
        Set<String> slugs = matches.stream().map(Match::slug).collect(Collectors.toSet());
        UnaryOperator<PlayerFilter.Draft> among = draft -> stated.apply(draft).among(slugs);
        Map<String, Player> kept = players.page(wanted.filter(among), Players.Sort.NAME, 0, NAMESAKES).items().stream()
                .collect(Collectors.toMap(Player::slug, Function.identity()));
        List<Hit> hits = matches.stream()
                .flatMap(match ->
                        Optional.ofNullable(kept.get(match.slug()))
                                .map(player -> new Hit(player, Optional.of(match)))
                                .stream())
                .toList();
        return new Found(
                wanted.understood(),
                wanted.name(),
                hits.stream().skip(offset).limit(limit).toList(),
                hits.size(),
                hits.isEmpty() ? easier(wanted, among) : List.of());
    }
}
