package touchline.law.citations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.law.grammar.PlainText;

/** "Ibid." and "id.": the citation just before, where there is one alone that they can mean. */
final class Repeats {

    private static final Pattern SAME =
            Pattern.compile("(?<![\\p{L}\\d])(?:[Ii]bid(?:em)?\\b\\.?|[Ii]d\\.(?=[ ,;)]|$)|[Ee]bd\\.)");
    private static final int FARTHEST = 600;

    private Repeats() {}

    /** @param before all other citations, in order */
    static List<Citation> in(PlainText text, List<Citation> before) {
        var repeats = new ArrayList<Citation>();
        SAME.matcher(text.text())
                .results()
                .forEach(match -> meant(text, match, before, repeats)
                        .ifPresent(citation -> repeats.add(new Citation.Again(
                                Span.of(text, match.start(), match.end()),
                                citation,
                                Pinpoints.after(text.text(), match.end())))));
        return repeats;
    }

    private static Optional<Citation> meant(
            PlainText text, MatchResult match, List<Citation> before, List<Citation> repeats) {
        int position = text.startOf(match.start());
        Optional<Citation> last = lastBefore(before, position);
        Optional<Citation> chain = lastBefore(repeats, position)
                .filter(again -> last.filter(
                                one -> one.span().start() > again.span().start())
                        .isEmpty());
        int distance = position
                - chain.or(() -> last).map(citation -> citation.span().end()).orElse(-FARTHEST);
        if (distance >= FARTHEST) {
            return Optional.empty();
        }
        return chain.map(again -> ((Citation.Again) again).of())
                .or(() -> last.filter(citation -> alone(citation, before)))
                .filter(citation -> !(citation instanceof Citation.Beyond));
    }

    private static Optional<Citation> lastBefore(List<Citation> citations, int position) {
        return citations.stream()
                .filter(citation -> citation.span().end() <= position)
                .reduce((_, later) -> later);
    }

    /** Two citations side by side leave open which is meant. */
    private static boolean alone(Citation citation, List<Citation> all) {
        int index = all.indexOf(citation);
        return index == 0 || citation.span().start() - all.get(index - 1).span().end() > 5;
    }
}
