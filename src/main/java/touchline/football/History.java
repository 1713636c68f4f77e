package touchline.football;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that the register knows of what a player did.
 *
 * @param moves the latest first
 * @param stints the earliest first
 * @param seasons the latest first
 * @param events the newest first
 * @param values the earliest first; empty when none is loaded
 */
public record History(
        List<Move> moves,
        List<Careers.Stint> stints,
        List<Careers.Salary> salaries,
        List<Season> seasons,
        List<Event> events,
        List<Valuation> values) {

    public History {
        moves = List.copyOf(moves);
        stints = List.copyOf(stints);
        salaries = List.copyOf(salaries);
        seasons = List.copyOf(seasons);
        events = List.copyOf(events);
        values = List.copyOf(values);
    }

    /** The latest move, where it is one away from a club and whereto is not known. */
    public Optional<Move> departure() {
        return moves.stream()
                .filter(move -> move.status() != Move.Status.RUMOUR)
                .findFirst()
                .filter(move -> move.from().isPresent() && move.to().isEmpty());
    }

    /** Where all of it comes from. */
    public Stream<Origin> origins() {
        return Stream.of(
                        moves.stream().map(Move::origin),
                        stints.stream().map(Careers.Stint::origin),
                        salaries.stream().map(Careers.Salary::origin),
                        seasons.stream().map(Season::origin),
                        events.stream().map(Event::origin),
                        values.stream().map(Valuation::origin))
                .flatMap(origins -> origins);
    }
}
