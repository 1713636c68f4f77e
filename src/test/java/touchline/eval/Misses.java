package touchline.eval;

import java.util.List;
import java.util.Locale;
import touchline.retrieval.Strength;

/** Which questions went wrong: for the half to tune on only, for whoever reads those of the other half tunes on it. */
record Misses(List<Judged> all) {

    void print() {
        for (Judged one : all) {
            boolean missed = one.question().answerable() && one.by(Leg.CONVEX).recall(10) < 1;
            boolean misjudged = one.question().answerable() == one.flagged();
            if (missed || misjudged) {
                System.out.println(line(one));
            }
        }
    }

    private static String line(Judged one) {
        return String.format(
                Locale.ROOT,
                "%s %s %s p=%.2f %s | %s | %s",
                one.question().id(),
                one.question().language(),
                one.answer().strength() == Strength.STRONG ? "strong" : "flagged",
                one.answer().probability().orElse(Double.NaN),
                one.question().answerable()
                        ? "r10=%.2f".formatted(one.by(Leg.CONVEX).recall(10))
                        : "unanswerable",
                one.question().text(),
                one.answer().reason());
    }
}
