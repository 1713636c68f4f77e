package touchline.documents.reading.pdf;

/**
 * Glyphs side by side on one baseline without a wide gap: a line of a column, a cell, a number in the margin.
 *
 * @param text as it stands on paper
 * @param letters how many glyphs
 */
record Segment(
        String text, float left, float right, float baseline, float size, int letters, boolean bold, boolean italic)
        implements Placed {

    @Override
    public float top() {
        return baseline - size;
    }

    @Override
    public float bottom() {
        return baseline;
    }
}
