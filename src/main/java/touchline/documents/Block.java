package touchline.documents;

import java.util.List;
import java.util.Optional;

/**
 * A piece of a document that stands on its own: what passages and pinpoints ("p. 12, para. 45") are made from.
 *
 * @param text Markdown without what marks the block itself (no leading {@code #} or {@code [^3]:}), on one line except
 *     in a table; a paragraph's printed number and the links to footnotes ({@code [^3]}) stay in it
 * @param level of a heading 1 to 6, depth of a list item from 1, otherwise 0
 * @param page from 1; absent where a format has none
 * @param paragraph the printed number, such as {@code 45} or {@code 7.1}, of this paragraph, or of the numbered one
 *     that it goes on
 * @param headings above it, outermost first
 * @param note of a footnote: the name that links to it have, {@code 3} for {@code [^3]}
 */
public record Block(
        Kind kind,
        String text,
        int level,
        Optional<Integer> page,
        Optional<String> paragraph,
        List<String> headings,
        Optional<String> note) {

    /** What a block is. */
    public enum Kind {
        HEADING,
        PARAGRAPH,
        LIST_ITEM,
        TABLE,
        FOOTNOTE
    }

    public Block {
        headings = List.copyOf(headings);
    }
}
