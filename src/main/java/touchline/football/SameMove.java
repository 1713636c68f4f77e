package touchline.football;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells when two sources speak of one move: the same player and destination, at days that may be one. */
final class SameMove {

    private static final Comparator<Move> MOST_EXACT = Comparator.<Move, Fee.Kind>comparing(
                    move -> move.fee().kind(), Comparator.comparingInt(kind -> kind == Fee.Kind.UNKNOWN ? 1 : 0))
            .thenComparingLong(move ->
                    ChronoUnit.DAYS.between(move.when().earliest(), move.when().latest()))
            .thenComparingInt(move -> move.from().isEmpty() ? 1 : 0)
            .thenComparing(Move::id);

    private static final Comparator<Move> LATEST = Comparator.comparing(
                    (Move move) -> move.when().latest(), Comparator.<LocalDate>reverseOrder())
            .thenComparing(Move::player)
            .thenComparingInt(move -> move.kind() == Move.Kind.LOAN_RETURN ? 1 : 0)
            .thenComparing(Move::id);

    private SameMove() {}

    static List<Move> merged(List<Move> told) {
        List<Move> single = new ArrayList<>();
        for (Move move : told.stream().sorted(MOST_EXACT).toList()) {
            Optional<Move> same =
                    single.stream().filter(other -> isSame(move, other)).findFirst();
            same.ifPresentOrElse(other -> single.set(single.indexOf(other), with(other, move)), () -> single.add(move));
        }
        return single.stream().sorted(LATEST).toList();
    }

    private static boolean isSame(Move one, Move other) {
        return !one.origin().source().equals(other.origin().source())
                && one.player().equals(other.player())
                && one.to().isPresent()
                && one.to().equals(other.to())
                && !isContradiction(one.from(), other.from())
                && one.when().overlaps(other.when());
    }

    private static boolean isContradiction(Optional<Club.Named> one, Optional<Club.Named> other) {
        return one.isPresent() && other.isPresent() && !one.equals(other);
    }

    private static Move with(Move move, Move same) {
        return new Move(
                move.id(),
                move.player(),
                move.playerName(),
                move.when(),
                move.season().or(same::season),
                move.from().or(same::from),
                move.to(),
                move.kind() == Move.Kind.UNKNOWN ? same.kind() : move.kind(),
                move.fee(),
                move.status(),
                move.evidence(),
                move.origin(),
                same.gone().isPresent() ? move.gone() : Optional.empty(),
                Stream.concat(move.alsoSaidBy().stream(), Stream.of(same.origin()))
                        .toList());
    }
}
