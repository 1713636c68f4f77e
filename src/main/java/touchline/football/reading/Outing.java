package touchline.football.reading;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import touchline.football.Position;
import touchline.football.intake.Who;

/** A player's part in one match, put together piece by piece. */
public final class Outing {

    private static final Set<String> OF_KEEPERS = Set.of("saves", "save_attempts", "goals_conceded");
    private static final int NEVER = -1;

    private final String key;
    private final Who who;
    private final boolean atHome;
    private final Map<String, Double> counted = new TreeMap<>();
    private Optional<Position> position = Optional.empty();
    private int on = NEVER;
    private int off = NEVER;
    private boolean started;

    /**
     * @param key tells the player from others of the source
     * @param metrics that are counted in this match, so that none is 0 rather than unknown
     */
    public Outing(String key, Who who, boolean atHome, Collection<String> metrics) {
        this.key = key;
        this.who = who;
        this.atHome = atHome;
        metrics.forEach(metric -> counted.put(metric, 0.0));
    }

    public void starts() {
        on = 0;
        started = true;
    }

    public void comesOn(int minute) {
        on = minute;
    }

    public void goesOff(int minute) {
        off = minute;
    }

    /** After a while beside the pitch, which is not taken off. */
    public void returns() {
        off = NEVER;
    }

    /** Where he was first seen counts. */
    public void at(Optional<Position> place) {
        position = position.or(() -> place);
    }

    /** Two yellow cards and no straight red one, whatever was counted of it before. */
    public void secondYellow() {
        counted.put("yellow_cards", 2.0);
        counted.put("red_cards", 0.0);
    }

    public void count(String metric) {
        count(metric, 1);
    }

    public void count(String metric, double number) {
        counted.merge(metric, number, Double::sum);
    }

    public boolean hasPlayed() {
        return on != NEVER;
    }

    /**
     * Minutes of 90, or of 120 after extra time; whoever comes on in stoppage time has played one.
     *
     * @param length of the match
     */
    public int minutes(int length) {
        return Math.max(1, (off == NEVER ? length : Math.min(off, length)) - Math.max(on, 0));
    }

    public String key() {
        return key;
    }

    public Who who() {
        return who;
    }

    public boolean atHome() {
        return atHome;
    }

    public boolean started() {
        return started;
    }

    public Optional<Position> position() {
        return position;
    }

    /** What goalkeepers are counted by is left out for others. */
    public Map<String, Double> counted() {
        if (position.filter(Position.GK::equals).isEmpty()) {
            counted.keySet().removeAll(OF_KEEPERS);
        }
        return counted;
    }
}
