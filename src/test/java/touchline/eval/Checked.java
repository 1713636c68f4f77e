package touchline.eval;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import touchline.eval.metrics.Agreement;
import touchline.eval.metrics.Span;
import touchline.eval.sets.CitedText;
import touchline.eval.sets.CitedText.Label;

/**
 * One text with the citations found in it. A joined citation may be answered once or for each member: what lies inside the
 * span of one label belongs to it. A label that is optional is neither right nor missed.
 */
record Checked(CitedText text, List<Found> found) {

    static final String VERIFIED = "verified";

    /** By overlap: the words around a citation are drawn in differently from language to language. */
    Agreement overlapping() {
        List<Label> needed = needed().toList();
        int right = (int) needed.stream().filter(label -> !at(label).isEmpty()).count();
        return new Agreement(right, falseAlarms().size(), needed.size() - right);
    }

    /** By the very offsets. */
    Agreement exact() {
        Collection<Span> optional = text.citations().stream()
                .filter(Label::optional)
                .map(Label::span)
                .toList();
        return Agreement.between(
                found.stream()
                        .map(Found::span)
                        .filter(span -> optional.stream().noneMatch(span::overlaps))
                        .toList(),
                needed().map(Label::span).toList(),
                Span::equals);
    }

    /** What lies in no label. */
    List<Found> falseAlarms() {
        return found.stream()
                .filter(one -> text.citations().stream()
                        .noneMatch(label -> label.span().overlaps(one.span())))
                .toList();
    }

    /** What is called verified and is not, in a label or in none. */
    List<Found> wronglyVerified() {
        return found.stream()
                .filter(one -> one.verdict().equals(VERIFIED))
                .filter(one -> text.citations().stream()
                        .noneMatch(label -> label.span().overlaps(one.span()) && label.allows(VERIFIED)))
                .toList();
    }

    List<Found> at(Label label) {
        return found.stream().filter(one -> label.span().overlaps(one.span())).toList();
    }

    /** Every answer inside the span is one that the label allows, and there is one. */
    boolean judgedRight(Label label) {
        List<Found> answers = at(label);
        return !answers.isEmpty() && answers.stream().allMatch(one -> label.allows(one.verdict()));
    }

    Stream<Label> needed() {
        return text.citations().stream().filter(label -> !label.optional());
    }
}
