package touchline.market;

import java.util.List;
import java.util.Optional;
import touchline.football.Club;
import touchline.football.Event;
import touchline.football.Fee;
import touchline.football.Move;
import touchline.football.Origin;
import touchline.football.Window;

/**
 * A move or a report about a player.
 *
 * @param id the same as long as it is the same move or report
 * @param player a slug; absent when the register does not know them, {@code name} always stands
 * @param kind {@code move}, or what kind of report it is, such as {@code rumour}
 * @param move absent for a report that tells of no move in the register
 * @param saidBy who says so; several are independent of each other
 */
public record Intel(
        String id,
        Optional<String> player,
        String name,
        Window when,
        String kind,
        Event.Certainty certainty,
        Optional<Move> move,
        String summary,
        List<Said> saidBy,
        Origin origin) {

    /** Who says it, and where it can be read. */
    public record Said(String by, Optional<String> url) {}

    public Intel {
        saidBy = List.copyOf(saidBy);
    }

    static Intel of(Move move, List<Event> reports) {
        return new Intel(
                "move:" + move.id(),
                Optional.of(move.player()),
                move.playerName(),
                move.when(),
                "move",
                move.status() == Move.Status.RUMOUR ? Event.Certainty.RUMOUR : Event.Certainty.CONFIRMED,
                Optional.of(move),
                words(move),
                Saying.of(move, reports),
                move.origin());
    }

    static Intel of(Event event) {
        return new Intel(
                "event:" + event.id(),
                event.player(),
                event.name(),
                Window.day(event.day()),
                event.kind(),
                event.certainty(),
                Optional.empty(),
                event.summary(),
                List.of(Saying.of(event)),
                event.origin());
    }

    private static String words(Move move) {
        return "%s: %s to %s"
                .formatted(
                        move.playerName(),
                        move.from().map(Club.Named::name).orElse("a club not known"),
                        move.to().map(Club.Named::name).orElse("a club not known"));
    }

    /** What was paid, with the sum only where a source states one. */
    public Optional<Fee> fee() {
        return move.map(Move::fee);
    }
}
