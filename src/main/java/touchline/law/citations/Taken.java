package touchline.law.citations;

import java.util.BitSet;
import java.util.Collection;

/** Which characters of a text belong to a citation already. */
final class Taken {

    private final BitSet characters = new BitSet();

    static Taken by(Collection<? extends Citation> citations) {
        var taken = new Taken();
        citations.forEach(citation -> taken.add(citation.span()));
        return taken;
    }

    void add(Span span) {
        characters.set(span.start(), span.end());
    }

    boolean touches(Span span) {
        int next = characters.nextSetBit(span.start());
        return next >= 0 && next < span.end();
    }

    /** Takes a stretch, unless a part of it is taken. */
    boolean claim(Span span) {
        boolean free = !touches(span);
        if (free) {
            add(span);
        }
        return free;
    }
}
