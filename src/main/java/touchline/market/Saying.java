package touchline.market;

import java.util.List;
import java.util.stream.Stream;
import touchline.football.Event;
import touchline.football.Move;
import touchline.football.Origin;

/** Who says what an item of intelligence says: each once. */
final class Saying {

    private Saying() {}

    static List<Intel.Said> of(Move move, List<Event> reports) {
        return Stream.concat(
                        reports.stream().map(Saying::of),
                        Stream.concat(Stream.of(move.origin()), move.alsoSaidBy().stream())
                                .map(Saying::of))
                .distinct()
                .toList();
    }

    static Intel.Said of(Event event) {
        return new Intel.Said(
                event.publisher().orElse(event.origin().source()),
                event.origin().sourceUrl());
    }

    private static Intel.Said of(Origin origin) {
        return new Intel.Said(origin.source(), origin.sourceUrl());
    }
}
