package touchline.scout.asked;

import java.util.regex.Pattern;

/** "with 900 minutes", "at least 1,500 min", "who played 10 full matches". */
final class MinutesClue implements Clue {

    private static final Pattern MINUTES = Sentence.words(
            "(?:with |who |having |have |has |played |at least |over |more than |min(?:imum)? )*(\\d{1,2}) ?(\\d{3}) (?:minutes?|mins?)(?: played)?"
                    + "|(?:with |who |having |have |has |played |at least |over |more than |min(?:imum)? )*(\\d{2,4}) ?(?:minutes?|mins?)(?: played)?");

    @Override
    public void read(Sentence sentence) {
        sentence.take(MINUTES, it -> {
            int minutes = Integer.parseInt(it.group(3) != null ? it.group(3) : it.group(1) + it.group(2));
            sentence.means("at least %d minutes in one season".formatted(minutes), draft -> draft.minMinutes(minutes));
        });
    }
}
