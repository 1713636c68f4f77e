package touchline.documents.reading.pdf;

/** A drawn line that runs along or down the page. */
record Ruling(float left, float top, float right, float bottom) {

    /** Thinner than this a rectangle is a line. */
    static final float THICK = 3;

    private static final float DOT = 8;

    static Ruling between(float x0, float y0, float x1, float y1) {
        return new Ruling(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
    }

    boolean isHorizontal() {
        return bottom - top < THICK && right - left > 2 * THICK;
    }

    boolean isVertical() {
        return right - left < THICK && bottom - top > 2 * THICK;
    }

    /** As wide as high, and as small as a bullet. */
    boolean isDot() {
        float width = right - left;
        float height = bottom - top;
        return width > 1 && width < DOT && height > 1 && height < DOT && Math.abs(width - height) < 1;
    }

    Ruling around(Ruling other) {
        return new Ruling(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    float x() {
        return (left + right) / 2;
    }

    float y() {
        return (top + bottom) / 2;
    }

    boolean touches(Ruling other, float slack) {
        return left - slack <= other.right
                && other.left - slack <= right
                && top - slack <= other.bottom
                && other.top - slack <= bottom;
    }
}
