package touchline.scout.asked;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.football.Foot;

/** "left-footed", "two-footed", "taller than 185 cm", "at least 1.90 m". */
final class BodyClue implements Clue {

    private static final Pattern FOOT =
            Sentence.words("(left|right|two|both) ?(?:footed|footers?|foot|feet)|(lefty|lefties)");
    private static final String HEIGHT = "(?:([12]) (\\d{2})(?: ?m(?:et(?:er|re)s?)?)?|(\\d{3})(?: ?cm)?)(?: tall)?";
    private static final Pattern TALLER =
            Sentence.words("(?:over|above|taller than|at least|min(?:imum)?|from) " + HEIGHT);
    private static final Pattern SHORTER =
            Sentence.words("(?:under|below|shorter than|smaller than|at most|up to) " + HEIGHT);

    @Override
    public void read(Sentence sentence) {
        sentence.take(FOOT, it -> {
            Foot foot = it.group(1) == null || it.group(1).equals("left")
                    ? Foot.LEFT
                    : it.group(1).equals("right") ? Foot.RIGHT : Foot.BOTH;
            sentence.means("preferred foot: " + foot.word(), draft -> draft.foot(foot));
        });
        sentence.take(TALLER, it -> {
            int height = centimetres(it);
            sentence.means("at least %d cm tall".formatted(height), draft -> draft.minHeightCm(height));
        });
        sentence.take(SHORTER, it -> {
            int height = centimetres(it);
            sentence.means("at most %d cm tall".formatted(height), draft -> draft.maxHeightCm(height));
        });
    }

    private static int centimetres(MatchResult height) {
        return Integer.parseInt(height.group(3) != null ? height.group(3) : height.group(1) + height.group(2));
    }
}
