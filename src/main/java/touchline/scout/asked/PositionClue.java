package touchline.scout.asked;

import java.util.List;
import java.util.regex.Pattern;
import touchline.football.Position;

/** "centre-backs", "wingers", "No 9": the register knows four positions, and the answer says which one was taken. */
final class PositionClue implements Clue {

    private record Words(Pattern words, Position position, boolean finer) {}

    private static final List<Words> ALL = List.of(
            finer(
                    Position.DF,
                    "cent(?:re|er|ral) ?(?:backs?|halves|half|defen[cs]e|defenders?)|cbs?|stoppers?|sweepers?|liberos?"),
            finer(
                    Position.DF,
                    "(?:left|right) ?backs?|(?:full|wing) ?backs?|(?:left|right) (?:full|wing) ?backs?|[lr]w?bs?"),
            finer(
                    Position.MF,
                    "(?:defensive|attacking|cent(?:re|er|ral)|holding|left|right) ?mid(?:field(?:ers?)?)?|[dca]mf?s?|playmakers?|(?:no|number) (?:6|8|10)s?|box to box(?: midfielders?)?"),
            finer(
                    Position.FW,
                    "(?:left |right |inverted )?wingers?|(?:left|right) wings?|(?:cent(?:re|er) ?)forwards?|strikers?|(?:no|number) 9s?|[lr]ws?|cfs?|sts?"),
            exact(Position.GK, "goal ?keepers?|keepers?|goalies?|gks?"),
            exact(Position.DF, "defenders?|defence|defense|dfs?"),
            exact(Position.MF, "midfielders?|midfield|mfs?"),
            exact(Position.FW, "forwards?|attackers?|attack|fws?"));

    @Override
    public void read(Sentence sentence) {
        for (Words words : ALL) {
            boolean taken = sentence.take(
                    words.words(),
                    it -> sentence.means(
                            words.finer()
                                    ? "position: %s (“%s” is finer than most of the data, which tells goalkeepers, defenders, midfielders and forwards apart)"
                                            .formatted(words.position().word(), it.group())
                                    : "position: " + words.position().word(),
                            draft -> draft.position(words.position())));
            if (taken) {
                return;
            }
        }
    }

    private static Words finer(Position position, String words) {
        return new Words(Sentence.words(words), position, true);
    }

    private static Words exact(Position position, String words) {
        return new Words(Sentence.words(words), position, false);
    }
}
