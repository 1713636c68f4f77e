package touchline.scout.asked;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.football.PlainName;
import touchline.football.PlayerFilter;
import touchline.football.Players;

/** A request that is being read: what is left of it, and what the words taken out of it mean. */
final class Sentence {

    private static final int LONGEST = 500;

    private final List<Meaning> meanings = new ArrayList<>();
    private Optional<Players.Sort> sort = Optional.empty();
    private String rest;

    /** @param languages put the request into English */
    Sentence(String request, OtherLanguages languages) {
        String start = request.substring(0, Math.min(request.length(), LONGEST));
        rest = languages.english(" " + PlainName.of(currenciesInWords(start)) + " ");
    }

    /** Takes out the first match of whole words. */
    boolean take(Pattern words, Consumer<MatchResult> meaning) {
        Matcher matcher = words.matcher(rest);
        if (!matcher.find()) {
            return false;
        }
        MatchResult found = matcher.toMatchResult();
        rest = rest.substring(0, found.start()) + " " + rest.substring(found.end());
        meaning.accept(found);
        return true;
    }

    /** Whole words, as a pattern of the plain text. */
    static Pattern words(String regex) {
        return Pattern.compile("(?<= )(?:" + regex + ")(?= )");
    }

    /** @param words the filter as it was taken, for the caller to read */
    void means(String words, UnaryOperator<PlayerFilter.Draft> filter) {
        meanings.add(new Meaning(words, filter));
    }

    void sorted(Players.Sort order) {
        sort = Optional.of(order);
    }

    String rest() {
        return rest;
    }

    Wanted wanted(Optional<String> name) {
        return new Wanted(meanings, name, sort);
    }

    /** Plain words have no signs. */
    private static String currenciesInWords(String text) {
        return text.replace("€", " eur ").replace("£", " gbp ").replace("$", " usd ");
    }
}
