package touchline.scout.asked;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.football.Clubs;
import touchline.football.Seasons;
import touchline.football.Valuations;
import touchline.football.outlook.Contracts;

/** Reads requests. What no clue takes is a name. */
public final class Requests {

    private static final Pattern EMPTY_WORDS = Sentence.words(
            "(?:players?|footballers?|men|guys?|who|whose|are|is|and|or|the|a|an|in|at|from|for|with|of|that|find|show|list|me|give|search|any|all|some|good|best|top|currently|playing|plays?|least|has|have|season|please)");

    private final Clock clock;
    private final Clubs clubs;
    private final Seasons seasons;
    private final Contracts contracts;
    private final Valuations valuations;
    private final NationClue nations = new NationClue();
    private final OtherLanguages languages = new OtherLanguages();

    public Requests(Clock clock, Clubs clubs, Seasons seasons, Contracts contracts, Valuations valuations) {
        this.clock = clock;
        this.clubs = clubs;
        this.seasons = seasons;
        this.contracts = contracts;
        this.valuations = valuations;
    }

    public Wanted read(String request) {
        var sentence = new Sentence(request, languages);
        List<Clue> clues = List.of(
                new OrderClue(),
                new MinutesClue(),
                new ContractClue(clock, contracts::areLoaded),
                new ValueClue(valuations::areLoaded),
                new BodyClue(),
                new AgeClue(clock),
                new CompetitionClue(seasons.competitions(), seasons::span),
                new PositionClue(),
                nations,
                new ClubClue(clubs));
        clues.forEach(clue -> clue.read(sentence));
        while (sentence.take(EMPTY_WORDS, _ -> {})) {
            // One word at a time.
        }
        return sentence.wanted(
                Optional.of(sentence.rest().strip().replaceAll(" +", " ")).filter(name -> !name.isEmpty()));
    }
}
