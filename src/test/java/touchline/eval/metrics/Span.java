package touchline.eval.metrics;

/** A stretch of a text: UTF-16 offsets, the end not included. */
public record Span(int start, int end) {

    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }
}
