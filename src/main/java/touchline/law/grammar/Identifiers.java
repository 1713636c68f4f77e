package touchline.law.grammar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds what identifies a decision: strictly in running text, leniently where somebody was asked for one number. */
public final class Identifiers {

    static final List<Grammar> GRAMMARS = Stream.of(
                    CasNumbers.ALL, FifaNumbers.ALL, CourtNumbers.ALL, GermanDockets.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Comparator<Identifier> IN_ORDER =
            Comparator.comparingInt(Identifier::start).thenComparing(Identifier::end, Comparator.reverseOrder());

    private Identifiers() {}

    /** Every identifier of a running text in order, each number of a joined case by itself. */
    public static List<Identifier> in(String text) {
        return in(PlainText.of(text));
    }

    public static List<Identifier> in(PlainText text) {
        List<Identifier> inOrder = GRAMMARS.stream()
                .flatMap(grammar -> grammar.in(text).stream())
                .sorted(IN_ORDER)
                .toList();
        var kept = new ArrayList<Identifier>();
        for (Identifier next : inOrder) {
            if (kept.isEmpty() || next.start() >= kept.getLast().end() || sharesPrint(next, kept.getLast())) {
                kept.add(next);
            }
        }
        return List.copyOf(kept);
    }

    /** The numbers within a range are printed by its two ends. */
    private static boolean sharesPrint(Identifier next, Identifier last) {
        return next.kind() == last.kind() && next.start() == last.start() && next.end() == last.end();
    }

    /**
     * What somebody meant who was asked for an identifier: {@code 2008/A/1519}, {@code cas2008/a/1519},
     * {@code CAS-2014-A-3793}, {@code C650/22}, {@code 4A 558/2011}, {@code 10934/21}.
     *
     * @return empty = not an identifier; several for a joined case; offsets are those of the form it stands for
     */
    public static List<Identifier> read(String id) {
        List<Identifier> strict = in(id);
        return strict.isEmpty() ? Loosely.read(id) : strict;
    }
}
