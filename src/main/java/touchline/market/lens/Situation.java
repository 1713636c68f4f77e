package touchline.market.lens;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import touchline.football.Born;
import touchline.football.Fee;
import touchline.football.History;
import touchline.football.Move;
import touchline.football.Player;
import touchline.football.Window;
import touchline.law.sums.Money;

/**
 * The facts that rules are held to.
 *
 * @param day on which the law is read
 */
public record Situation(Player player, History history, LocalDate day) {

    private static final Set<Move.Kind> FOR_GOOD = Set.of(Move.Kind.PERMANENT, Move.Kind.UNKNOWN);

    Optional<Integer> birthYear() {
        return player.born().map(Born::year);
    }

    Optional<LocalDate> birthday() {
        return player.born().flatMap(Born::date);
    }

    /** The day of a birthday; absent where only the year of birth is known. */
    Optional<LocalDate> turns(int age) {
        return birthday().map(born -> born.plusYears(age));
    }

    /** The end of the last contract known, where it lies behind. */
    Optional<Window> overContract() {
        return player.contractUntil().filter(end -> end.latest().isBefore(day));
    }

    /** The last move with a sum. */
    Optional<Move> sold() {
        return history.moves().stream()
                .filter(move -> move.fee().kind() == Fee.Kind.FEE)
                .filter(move -> move.fee().amount().isPresent())
                .findFirst();
    }

    /** @param sold a move with a sum */
    static Money paid(Move sold) {
        var fee = sold.fee().amount().orElseThrow();
        return new Money(fee.currency(), BigDecimal.valueOf(fee.minor(), 2));
    }

    /** The latest move to a club that is no loan and no rumour. */
    Optional<Move> joining() {
        return history.moves().stream()
                .filter(move -> move.to().isPresent())
                .filter(move -> move.status() != Move.Status.RUMOUR)
                .filter(move -> FOR_GOOD.contains(move.kind()))
                .findFirst();
    }
}
