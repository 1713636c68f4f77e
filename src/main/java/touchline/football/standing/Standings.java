package touchline.football.standing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.football.Position;
import touchline.football.Season;
import touchline.football.Seasons;
import touchline.store.Store;

/** Where players stand among their peers, worked out when numbers come in and read by answers. */
public final class Standings {

    private final Store store;
    private final Seasons seasons;

    public Standings(Store store, Seasons seasons) {
        this.store = store;
        this.seasons = seasons;
    }

    /** The player's standings, the pool with the most metrics of the latest season first. */
    public List<Standing> of(String player) {
        return new StandingRows(store.read()).of(player);
    }

    /** Everybody in a pool, by slug. */
    public List<Standing> in(Pool pool) {
        return new StandingRows(store.read()).in(pool);
    }

    /** Works everything out anew; due whenever numbers have come in. */
    public void refresh() {
        List<Standing> standings = seasons.all().stream().collect(Collectors.groupingBy(Group::of)).entrySet().stream()
                .flatMap(group -> ranked(group.getKey(), group.getValue()).stream())
                .toList();
        StandingRows.replace(store, standings);
    }

    private static List<Standing> ranked(Group group, List<Season> rows) {
        Map<Optional<Position>, List<Totals>> byPosition =
                rows.stream().collect(Collectors.groupingBy(Season::player)).values().stream()
                        .map(Totals::of)
                        .filter(totals -> totals.minutes() >= group.minimum())
                        .collect(Collectors.groupingBy(Totals::position));
        List<Standing> standings = new ArrayList<>();
        byPosition.forEach((position, members) -> position.ifPresent(it -> {
            var pool = new Pool(
                    group.id() + "|" + it,
                    group.season(),
                    Group.words(rows),
                    it,
                    group.minimum(),
                    members.size(),
                    Group.origin(rows));
            standings.addAll(marked(pool, members));
        }));
        return standings;
    }

    private static List<Standing> marked(Pool pool, List<Totals> members) {
        Map<String, Map<String, Mark>> marks = new HashMap<>();
        Metrics.of(pool.position())
                .forEach(metric -> Marking.of(metric, members)
                        .forEach((player, mark) -> marks.computeIfAbsent(player, _ -> new HashMap<>())
                                .put(metric.name(), mark)));
        return members.stream()
                .map(member -> new Standing(
                        member.player(), pool, member.minutes(), marks.getOrDefault(member.player(), Map.of())))
                .toList();
    }
}
