package touchline.football;

/** Puts together what the collections of the register hold about one player. */
public final class Histories {

    private final Moves moves;
    private final Careers careers;
    private final Seasons seasons;
    private final Events events;
    private final Valuations valuations;

    Histories(Moves moves, Careers careers, Seasons seasons, Events events, Valuations valuations) {
        this.moves = moves;
        this.careers = careers;
        this.seasons = seasons;
        this.events = events;
        this.valuations = valuations;
    }

    /** @param player a slug */
    public History of(String player) {
        return new History(
                moves.of(player),
                careers.stints(player),
                careers.salaries(player),
                seasons.of(player),
                events.of(player),
                valuations.of(player));
    }
}
