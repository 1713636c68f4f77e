package touchline.scout.asked;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchline.football.PlayerFilter;
import touchline.football.Players;

/**
 * What a request was taken to mean.
 *
 * @param meanings each filter
 * @param name what is left when all filters are read, in plain words: the name of a player, most likely
 * @param sort absent when the request asks for no order
 */
public record Wanted(List<Meaning> meanings, Optional<String> name, Optional<Players.Sort> sort) {

    public Wanted {
        meanings = List.copyOf(meanings);
    }

    /** Each filter as it was taken, in words. */
    public List<String> understood() {
        return meanings.stream().map(Meaning::words).toList();
    }

    /** All filters, and what was stated besides, which counts more. */
    public PlayerFilter filter(UnaryOperator<PlayerFilter.Draft> stated) {
        return filter(meanings, stated);
    }

    /** All filters but one. */
    public PlayerFilter without(Meaning one, UnaryOperator<PlayerFilter.Draft> stated) {
        return filter(meanings.stream().filter(it -> !it.equals(one)).toList(), stated);
    }

    private static PlayerFilter filter(List<Meaning> some, UnaryOperator<PlayerFilter.Draft> stated) {
        var draft = new PlayerFilter.Draft();
        for (Meaning meaning : some) {
            draft = meaning.filter().apply(draft);
        }
        return stated.apply(draft).done();
    }
}
