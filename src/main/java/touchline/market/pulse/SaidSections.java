package touchline.market.pulse;

import java.util.Comparator;
import java.util.List;
import touchline.football.Event;
import touchline.football.outlook.Saying;
import touchline.football.outlook.Stories;
import touchline.market.pulse.PulseReport.SaidLine;

/**
 * What a report says of reports, what is so and what is only said apart.
 *
 * @param events of the days covered
 */
record SaidSections(List<Event> events) {

    /** Moves have their own part. */
    private static final String MOVE = "transfer_confirmed";

    private static final int SHOWN = 10;

    List<SaidLine> rumours() {
        return lines(events.stream()
                .filter(it -> it.certainty() == Event.Certainty.RUMOUR)
                .toList());
    }

    List<SaidLine> confirmed() {
        return lines(events.stream()
                .filter(it -> it.certainty() == Event.Certainty.CONFIRMED)
                .filter(it -> !it.kind().equals(MOVE))
                .toList());
    }

    int rumourCount() {
        return (int) events.stream()
                .filter(it -> it.certainty() == Event.Certainty.RUMOUR)
                .count();
    }

    /** One line a story, its latest words, with all who say it. */
    private static List<SaidLine> lines(List<Event> events) {
        return Stories.of(events).stream()
                .map(SaidSections::line)
                .sorted(Comparator.comparingInt(SaidLine::sources)
                        .reversed()
                        .thenComparing(SaidLine::day, Comparator.reverseOrder())
                        .thenComparing(SaidLine::name))
                .limit(SHOWN)
                .toList();
    }

    private static SaidLine line(List<Event> events) {
        var latest = events.getFirst();
        int sources = Saying.independent(events.stream().map(Saying::of)).size();
        return new SaidLine(
                latest.player(),
                latest.name(),
                latest.day(),
                latest.summary(),
                sources,
                events.stream()
                        .map(Event::firstSeen)
                        .min(Comparator.naturalOrder())
                        .orElseThrow(),
                latest.origin().sourceUrl());
    }
}
