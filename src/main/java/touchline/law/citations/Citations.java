package touchline.law.citations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;
import touchline.law.grammar.PlainText;

/** Finds what a text cites, in clean text and in text damaged by printing, in time that grows with its length. */
public final class Citations {

    private static final Comparator<Citation> IN_ORDER = Comparator.<Citation>comparingInt(
                    citation -> citation.span().start())
            .thenComparingInt(citation -> citation.span().end());

    private final Decisions decisions;
    private final NamedLaws laws;

    public Citations(Instruments register, Decisions decisions) {
        this.decisions = decisions;
        this.laws = new NamedLaws(register);
    }

    /** The decisions and articles that a text cites, in order; offsets are UTF-16 units of this very text. */
    public List<Citation> in(String text) {
        return in(PlainText.of(text), new Lookup(decisions));
    }

    List<Citation> in(PlainText text, Lookup lookup) {
        List<Citation.OfDecision> numbered = Numbered.in(text, lookup);
        var all = new ArrayList<Citation>(numbered);
        List<? extends Citation> misprints = Misprints.in(text, numbered);
        addApart(all, misprints);
        addApart(all, new CitedArticles(text, laws).find());
        addApart(all, new ShortForms(text, lookup, numbered, misprints).find());
        all.sort(IN_ORDER);
        addApart(all, Repeats.in(text, List.copyOf(all)));
        all.sort(IN_ORDER);
        return List.copyOf(all);
    }

    /** What stands within a citation found before is part of it; numbers of one list may share their print. */
    private static void addApart(List<Citation> all, List<? extends Citation> more) {
        Taken taken = Taken.by(all);
        more.stream().filter(citation -> !taken.touches(citation.span())).forEach(all::add);
    }
}
