package touchline.eval;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import touchline.football.Player;
import touchline.scout.Shortlist;

/** Where the first right player stood for each query; 0 = among the first {@value #DEPTH} there was none. */
record PlayerRanking(List<Asked> asked) {

    static final int DEPTH = 20;

    /** @param first the player found first */
    record Asked(PlayerQuery query, int rank, Optional<String> first) {
        double reciprocal() {
            return rank == 0 ? 0 : 1.0 / rank;
        }
    }

    static PlayerRanking of(List<PlayerQuery> queries, Shortlist shortlist) {
        return new PlayerRanking(
                queries.stream().map(query -> ask(query, shortlist)).toList());
    }

    private static Asked ask(PlayerQuery query, Shortlist shortlist) {
        List<Player> found =
                shortlist.search(query.query(), UnaryOperator.identity(), Optional.empty(), 0, DEPTH).found().stream()
                        .map(Shortlist.Hit::player)
                        .toList();
        int rank = IntStream.range(0, found.size())
                .filter(position -> query.isRight(found.get(position)))
                .map(position -> position + 1)
                .findFirst()
                .orElse(0);
        return new Asked(query, rank, found.stream().findFirst().map(Player::slug));
    }

    PlayerRanking ofKind(String kind) {
        return new PlayerRanking(
                asked.stream().filter(one -> one.query().kind().equals(kind)).toList());
    }

    double meanReciprocalRank() {
        return asked.stream().mapToDouble(Asked::reciprocal).average().orElseThrow();
    }

    long firstRight() {
        return asked.stream().filter(one -> one.rank() == 1).count();
    }
}
