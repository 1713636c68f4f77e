package touchline.documents.reading.pdf;

/**
 * What a font drew for one code; lengths in points, the origin at the top left as the text is read.
 *
 * @param text what it stands for, often one character
 * @param y of its baseline
 * @param space how wide a space of its font is
 */
record Glyph(String text, float x, float y, float width, float size, float space, boolean bold, boolean italic) {

    float right() {
        return x + width;
    }

    /** Whether the middle of the other is over or under it. */
    boolean covers(Glyph other) {
        float middle = (other.x() + other.right()) / 2;
        return x <= middle && middle <= right();
    }

    /** With the place of another that was drawn for the same text. */
    Glyph spread(Glyph other) {
        var wider = other.width > width ? other : this;
        float left = Math.min(x, other.x);
        float end = Math.max(right(), other.right());
        return new Glyph(text, left, wider.y, end - left, size, space, bold, italic);
    }

    Glyph with(String mark) {
        return new Glyph(text + mark, x, y, width, size, space, bold, italic);
    }

    boolean isBlank() {
        return text.isBlank();
    }

    boolean isRightToLeft() {
        return Script.isRightToLeft(text);
    }
}
