package touchline.law.citations;

import touchline.law.grammar.PlainText;

/**
 * A stretch of a text.
 *
 * @param start offset in UTF-16 units
 * @param end offset after the last such unit
 * @param printed what stands there
 */
public record Span(int start, int end, String printed) {

    /** From positions in the plain text. */
    static Span of(PlainText text, int start, int end) {
        return new Span(text.startOf(start), text.endOf(end), text.printed(start, end));
    }
}
