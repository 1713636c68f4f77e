package touchline.football.outlook;

import java.util.ArrayList;
import java.util.List;
import touchline.football.Event;
import touchline.football.PlainName;

/** Puts reports together that say the same, whoever says it: of a player and a club, or else in the same words. */
public final class Stories {

    /** How many days may lie between two reports of one story. */
    private static final int APART = 30;

    private Stories() {}

    /**
     * @param events the latest first
     * @return each story with its latest report first
     */
    public static List<List<Event>> of(List<Event> events) {
        List<List<Event>> stories = new ArrayList<>();
        for (Event event : events) {
            stories.stream()
                    .filter(story -> isSame(event, story.getLast()))
                    .findFirst()
                    .orElseGet(() -> {
                        stories.add(new ArrayList<>());
                        return stories.getLast();
                    })
                    .add(event);
        }
        return stories;
    }

    private static boolean isSame(Event event, Event later) {
        return event.kind().equals(later.kind())
                && event.certainty() == later.certainty()
                && event.player().equals(later.player())
                && (event.player().isPresent() || event.name().equals(later.name()))
                && subject(event).equals(subject(later))
                && !event.day().isBefore(later.day().minusDays(APART));
    }

    private static String subject(Event event) {
        return event.about().map("club "::concat).orElseGet(() -> PlainName.of(event.summary()));
    }
}
