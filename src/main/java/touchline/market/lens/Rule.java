package touchline.market.lens;

/** A rule that can be held to a player's facts. */
@FunctionalInterface
interface Rule {

    View of(Situation situation);
}
