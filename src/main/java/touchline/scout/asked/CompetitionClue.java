package touchline.scout.asked;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import touchline.football.PlainName;

/** "in Ligue 1", "at the World Cup": competitions that the register has numbers of. */
final class CompetitionClue implements Clue {

    /** What people call them besides. */
    private static final Map<String, String> ALSO = Map.of(
            "epl", "Premier League",
            "english premier league", "Premier League",
            "laliga", "La Liga",
            "primera division", "La Liga",
            "world cup", "FIFA World Cup",
            "euro", "UEFA Euro",
            "euros", "UEFA Euro",
            "european championship", "UEFA Euro");

    private final Map<String, String> names = new HashMap<>();
    private final Pattern words;
    private final UnaryOperator<String> span;

    /** @param span the seasons known of a competition, in words */
    CompetitionClue(List<String> competitions, UnaryOperator<String> span) {
        this.span = span;
        competitions.forEach(name -> names.put(PlainName.of(name), name));
        ALSO.forEach((also, name) -> {
            if (competitions.contains(name)) {
                names.put(also, name);
            }
        });
        String all = names.isEmpty() ? "(?!)" : NationClue.longestFirst(names);
        words = Sentence.words(
                "(?:in |at |of |from |playing in )?(?:the )?(" + all + ")(?: (?:19|20)\\d{2}(?: \\d{2})?)?");
    }

    @Override
    public void read(Sentence sentence) {
        sentence.take(words, it -> {
            String competition = names.getOrDefault(it.group(1), it.group(1));
            sentence.means(
                    "has numbers in %s, in any season known (%s)".formatted(competition, span.apply(competition)),
                    draft -> draft.competition(competition));
        });
    }
}
