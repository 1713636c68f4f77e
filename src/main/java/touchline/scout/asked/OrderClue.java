package touchline.scout.asked;

import java.util.Map;
import java.util.regex.Pattern;
import touchline.football.Players.Sort;

/** "youngest", "tallest", "with the most minutes". */
final class OrderClue implements Clue {

    private static final Map<Pattern, Sort> ORDERS = Map.of(
            Sentence.words("(?:the )?youngest"), Sort.YOUNGEST,
            Sentence.words("(?:the )?(?:oldest|eldest)"), Sort.OLDEST,
            Sentence.words("(?:the )?tallest"), Sort.TALLEST,
            Sentence.words("(?:with )?(?:the )?most minutes"), Sort.MINUTES);

    @Override
    public void read(Sentence sentence) {
        ORDERS.forEach((words, order) -> sentence.take(words, _ -> sentence.sorted(order)));
    }
}
