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

    private final PlainText text;
    private final List<Citation> before;
    private final List<Citation> found = new ArrayList<>();
    private int passed;

    private Repeats(PlainText text, List<Citation> before) {
        this.text = text;
        this.before = before;
    }

    /** @param before all other citations, in order */
    static List<Citation> in(PlainText text, List<Citation> before) {
        var repeats = new Repeats(text, before);
        SAME.matcher(text.text()).results().forEach(repeats::read);
        return repeats.found;
    }

    private void read(MatchResult match) {
        int position = text.startOf(match.start());
        while (passed < before.size() && before.get(passed).span().end() <= position) {
            passed++;
        }
        meant(position)
                .ifPresent(citation -> found.add(new Citation.Again(
                        Span.of(text, match.start(), match.end()),
                        citation,
                        Pinpoints.after(text.text(), match.end()))));
    }

    private Optional<Citation> meant(int position) {
        Optional<Citation> last = passed == 0 ? Optional.empty() : Optional.of(before.get(passed - 1));
        Optional<Citation> chain = found.isEmpty() ? Optional.empty() : Optional.of(found.getLast());
        boolean goesOn = chain.isPresent()
                && last.filter(one -> one.span().start() > chain.get().span().start())
                        .isEmpty();
        Optional<Citation> nearest = goesOn ? chain : last;
        return nearest.filter(citation -> position - citation.span().end() < FARTHEST)
                .filter(_ -> goesOn || alone(passed - 1))
                .map(citation -> citation instanceof Citation.Again again ? again.of() : citation)
                .filter(citation -> !(citation instanceof Citation.Beyond));
    }

    /** Two citations side by side leave open which is meant. */
    private boolean alone(int index) {
        return index == 0
                || before.get(index).span().start()
                                - before.get(index - 1).span().end()
                        > 5;
    }
}
