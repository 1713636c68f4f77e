package touchline.market;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.Club;
import touchline.football.Event;
import touchline.football.Fee;
import touchline.football.Move;
import touchline.football.Origin;
import touchline.football.Window;
import touchline.football.outlook.Saying;

/**
 * A move or a report about a player.
 *
 * @param id the same as long as it is the same move or report
 * @param player a slug; absent when the register does not know them, {@code name} always stands
 * @param kind {@code move}, or what kind of report it is, such as {@code rumour}
 * @param move absent for a report that tells of no move in the register
 * @param saidBy who says so; several are independent of each other
 * @param firstSeen the day on which the register first had a report of it; absent where there is none
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
        List<Saying> saidBy,
        Optional<LocalDate> firstSeen,
        Origin origin) {

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
                saying(move, reports),
                firstSeen(reports),
                move.origin());
    }

    /** @param story what several say, the latest first */
    static Intel of(List<Event> story) {
        Event event = story.getFirst();
        return new Intel(
                // Another one who says so is news, and gets another id.
                "event:" + event.id(),
                event.player(),
                event.name(),
                Window.day(event.day()),
                event.kind(),
                event.certainty(),
                Optional.empty(),
                event.summary(),
                Saying.independent(story.stream().map(Saying::of)),
                firstSeen(story),
                event.origin());
    }

    /** A source that carries one of the reports has the move from there: it is no second one. */
    private static List<Saying> saying(Move move, List<Event> reports) {
        Set<String> carriers = reports.stream().map(it -> it.origin().source()).collect(Collectors.toSet());
        return Saying.independent(Stream.concat(
                reports.stream().map(Saying::of),
                Stream.concat(Stream.of(move.origin()), move.alsoSaidBy().stream())
                        .filter(it -> !carriers.contains(it.source()))
                        .map(Saying::of)));
    }

    private static Optional<LocalDate> firstSeen(List<Event> reports) {
        return reports.stream().map(Event::firstSeen).min(Comparator.naturalOrder());
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
