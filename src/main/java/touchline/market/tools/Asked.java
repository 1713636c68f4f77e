package touchline.market.tools;

import touchline.football.Event;

/** How sure news must be to be listed. */
enum Asked {
    CONFIRMED,
    RUMOUR,
    ALL;

    boolean takes(Event.Certainty certainty) {
        return this == ALL || name().equals(certainty.name());
    }
}
