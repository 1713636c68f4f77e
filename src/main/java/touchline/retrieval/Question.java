package touchline.retrieval;

/**
 * What somebody wants to find.
 *
 * @param text any string; never read as a query language
 * @param limit how many hits at most, 1 to {@value #MOST}
 * @param offset how many of the best hits to leave out, 0 to {@value #FARTHEST}
 */
public record Question(String text, Filter filter, Mode mode, int limit, int offset) {

    /** What is compared. */
    public enum Mode {
        /** Both words and meaning, the best of both. */
        HYBRID,
        WORDS,
        MEANING
    }

    public static final int MOST = 100;
    public static final int FARTHEST = 1000;

    public Question {
        if (limit < 1 || limit > MOST || offset < 0 || offset > FARTHEST) {
            throw new IllegalArgumentException("limit must be 1 to %d, offset 0 to %d".formatted(MOST, FARTHEST));
        }
    }

    /** The ten best by words and meaning. */
    public static Question of(String text, Filter filter) {
        return new Question(text, filter, Mode.HYBRID, 10, 0);
    }

    public Question by(Mode other) {
        return new Question(text, filter, other, limit, offset);
    }

    public Question page(int newLimit, int newOffset) {
        return new Question(text, filter, mode, newLimit, newOffset);
    }
}
