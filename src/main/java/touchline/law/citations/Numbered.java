package touchline.law.citations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.law.grammar.PlainText;

/** The decisions that a text cites by number; the numbers of one joined case are one citation. */
final class Numbered {

    private static final int WIDEST_JOINT = 8;

    private Numbered() {}

    static List<Citation.OfDecision> in(PlainText text, Lookup lookup) {
        var groups = new ArrayList<List<Identifier>>();
        for (Identifier next : Identifiers.in(text)) {
            if (!groups.isEmpty() && belongs(groups.getLast().getLast(), next, text, lookup)) {
                groups.getLast().add(next);
            } else {
                groups.add(new ArrayList<>(List.of(next)));
            }
        }
        return groups.stream().map(group -> citation(group, text)).toList();
    }

    /** A bare number continues the case before it; a number in full does where both lead to the same decision. */
    private static boolean belongs(Identifier last, Identifier next, PlainText text, Lookup lookup) {
        int from = text.indexOf(last.end());
        int to = text.indexOf(next.start());
        boolean near = last.kind() == next.kind()
                && to - from <= WIDEST_JOINT
                && text.text()
                        .substring(Math.min(from, to), to)
                        .matches(" ?(?:[,;&+-]|and|et|y|e|und|)? ?(?:and|et|y|&)? ?");
        if (!near) {
            return false;
        }
        boolean bare = Character.isDigit(next.printed().charAt(0))
                && Character.isLetter(last.key().charAt(0))
                && !next.printed().contains("_")
                && !next.printed().contains(".")
                && !next.printed().contains("/");
        return bare || last.start() == next.start() || lookup.sameDecision(last.key(), next.key());
    }

    private static Citation.OfDecision citation(List<Identifier> group, PlainText text) {
        int start = text.indexOf(group.getFirst().start());
        int end = text.indexOf(group.getLast().end());
        Optional<String> pinpoint = Pinpoints.after(text.text(), end);
        return new Citation.OfDecision(Span.of(text, start, end), group, pinpoint);
    }
}
