package touchline.market;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Club;
import touchline.football.Event;
import touchline.football.Events;
import touchline.football.Move;
import touchline.football.Moves;
import touchline.football.PlainName;
import touchline.football.outlook.Stories;

/** Moves and reports as one list, the latest first: a report that only tells of a move in the register is joined to it. */
public final class TransferIntel {

    /** A club announces a move some days before or after the day that the register has for it. */
    private static final int DAYS_APART = 3;

    private static final Comparator<Intel> LATEST_FIRST = Comparator.comparing(
                    (Intel it) -> it.when().latest())
            .thenComparing(it -> it.when().earliest())
            .reversed()
            .thenComparing(Intel::name)
            .thenComparing(Intel::kind);

    private final Moves moves;
    private final Events events;

    public TransferIntel(Moves moves, Events events) {
        this.moves = moves;
        this.events = events;
    }

    /** Everything about a player. */
    public List<Intel> of(String player) {
        return joined(moves.of(player), events.of(player));
    }

    /** What may have happened between two days, both included. */
    public List<Intel> between(LocalDate from, LocalDate to, Optional<Club> club) {
        return joined(
                moves.between(from, to, club.map(Club::slug)),
                events.between(from, to).stream()
                        .filter(event -> club.map(it -> names(event, it)).orElse(true))
                        .toList());
    }

    private static boolean names(Event event, Club club) {
        String summary = " " + PlainName.of(event.summary()) + " ";
        return Stream.concat(Stream.of(club.name()), club.names().stream())
                .anyMatch(name -> summary.contains(" " + PlainName.of(name) + " "));
    }

    private static List<Intel> joined(List<Move> moves, List<Event> events) {
        List<Event> alone = new ArrayList<>(events);
        List<Intel> all = new ArrayList<>();
        for (Move move : moves) {
            List<Event> reports =
                    events.stream().filter(event -> tells(event, move)).toList();
            alone.removeAll(reports);
            all.add(Intel.of(move, reports));
        }
        Stories.of(alone).forEach(story -> all.add(Intel.of(story)));
        all.sort(LATEST_FIRST);
        return all;
    }

    private static boolean tells(Event event, Move move) {
        return event.kind().equals("transfer_confirmed")
                && event.player().equals(Optional.of(move.player()))
                && !event.day().isBefore(move.when().earliest().minusDays(DAYS_APART))
                && !event.day().isAfter(move.when().latest().plusDays(DAYS_APART))
                && move.status() == Move.Status.CONFIRMED;
    }
}
