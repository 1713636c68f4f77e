package touchline.market.pulse;

import static java.util.stream.Collectors.groupingBy;

import java.time.Year;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.Club;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Moves;
import touchline.football.outlook.Leagues;
import touchline.market.pulse.PulseReport.LeagueLine;
import touchline.market.pulse.PulseReport.MoveLine;

/**
 * What a report says of moves.
 *
 * @param moves that certainly happened in the days covered
 */
record MoveSections(List<Move> moves) {

    private static final int BIGGEST = 5;
    private static final int LEAGUES = 15;
    private static final Set<Fee.Kind> LOANS = Set.of(Fee.Kind.LOAN, Fee.Kind.LOAN_FEE, Fee.Kind.LOAN_RETURN);

    static MoveSections of(Moves moves, Covered covered) {
        return new MoveSections(moves.between(covered.from(), covered.to(), Optional.empty()).stream()
                .filter(move -> move.status() != Move.Status.RUMOUR)
                .filter(move -> !move.when().earliest().isBefore(covered.from())
                        && !move.when().latest().isAfter(covered.to()))
                .toList());
    }

    PulseReport.Totals totals(int rumours) {
        int sums = (int) moves.stream().filter(it -> sum(it).isPresent()).count();
        int free = of(Set.of(Fee.Kind.FREE));
        int loans = of(LOANS);
        int silent = of(Set.of(Fee.Kind.UNDISCLOSED, Fee.Kind.UNKNOWN));
        return new PulseReport.Totals(moves.size(), sums, free, loans, silent, rumours);
    }

    private int of(Set<Fee.Kind> kinds) {
        return (int)
                moves.stream().filter(it -> kinds.contains(it.fee().kind())).count();
    }

    /** The highest of each currency. */
    List<MoveLine> biggest() {
        Map<String, List<Move>> byCurrency = moves.stream()
                .filter(it -> sum(it).isPresent())
                .collect(groupingBy(it -> sum(it).orElseThrow().currency(), TreeMap::new, Collectors.toList()));
        return byCurrency.values().stream()
                .flatMap(all -> all.stream()
                        .sorted(Comparator.comparingLong(
                                        (Move it) -> sum(it).orElseThrow().minor())
                                .reversed()
                                .thenComparing(Move::playerName))
                        .limit(BIGGEST))
                .map(MoveSections::line)
                .toList();
    }

    /** @param since the first year of a season that still tells which league a club is in */
    List<LeagueLine> byLeague(Leagues leagues, Year since) {
        Set<String> clubs = moves.stream()
                .flatMap(it -> Stream.of(it.from(), it.to()))
                .flatMap(Optional::stream)
                .map(Club.Named::slug)
                .collect(Collectors.toSet());
        var homes = leagues.of(clubs, since);
        Map<Leagues.Home, int[]> counts = new HashMap<>();
        for (Move move : moves) {
            home(move.to(), homes).ifPresent(home -> counts(counts, home)[0]++);
            home(move.from(), homes).ifPresent(home -> counts(counts, home)[1]++);
        }
        List<LeagueLine> lines = new ArrayList<>();
        counts.forEach((home, count) -> lines.add(new LeagueLine(
                home.name(), Optional.of(home.season()).filter(it -> home.isLeague()), count[0], count[1])));
        lines.sort(Comparator.comparingInt((LeagueLine it) -> it.arrivals() + it.departures())
                .reversed()
                .thenComparing(LeagueLine::league));
        return lines.stream().limit(LEAGUES).toList();
    }

    private static Optional<Leagues.Home> home(Optional<Club.Named> club, Map<String, Leagues.Home> homes) {
        return club.flatMap(it -> Optional.ofNullable(homes.get(it.slug())));
    }

    private static int[] counts(Map<Leagues.Home, int[]> counts, Leagues.Home home) {
        return counts.computeIfAbsent(home, _ -> new int[2]);
    }

    private static Optional<Money> sum(Move move) {
        return move.fee().amount().filter(it -> it.minor() > 0);
    }

    private static MoveLine line(Move move) {
        return new MoveLine(
                move.player(),
                move.playerName(),
                move.from().map(Club.Named::name),
                move.to().map(Club.Named::name),
                move.when().text(),
                move.kind(),
                move.status(),
                move.fee().kind(),
                sum(move).map(Money::units),
                sum(move).map(Money::currency),
                move.origin().source(),
                move.evidence()
                        .filter(it -> it.startsWith("http"))
                        .or(() -> move.origin().sourceUrl()),
                move.origin().asOf());
    }
}
