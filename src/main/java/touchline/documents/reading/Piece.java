package touchline.documents.reading;

import java.util.List;
import java.util.Optional;
import touchline.documents.Block;

/**
 * A block as a reader finds it, before it is known under which headings and in which numbered paragraph it stands.
 *
 * @param text as in {@link Block}
 * @param number the printed number of a paragraph; absent for one without
 * @param note of a footnote, its name
 */
public record Piece(
        Block.Kind kind,
        String text,
        int level,
        Optional<Integer> page,
        Optional<String> number,
        Optional<String> note) {

    public static Piece heading(int level, String text, Optional<Integer> page) {
        return new Piece(Block.Kind.HEADING, text, level, page, Optional.empty(), Optional.empty());
    }

    public static Piece paragraph(String text, Optional<Integer> page) {
        return new Piece(Block.Kind.PARAGRAPH, text, 0, page, Optional.empty(), Optional.empty());
    }

    /** @param text with its number in front, as printed */
    public static Piece numbered(String number, String text, Optional<Integer> page) {
        return new Piece(Block.Kind.PARAGRAPH, text, 0, page, Optional.of(number), Optional.empty());
    }

    /** @param depth from 1; {@code text} begins with its printed mark, or with {@code - } for a bullet */
    public static Piece item(int depth, String text, Optional<Integer> page) {
        return new Piece(Block.Kind.LIST_ITEM, text, depth, page, Optional.empty(), Optional.empty());
    }

    public static Piece table(List<List<String>> rows, Optional<Integer> page) {
        return new Piece(Block.Kind.TABLE, MarkdownTable.of(rows), 0, page, Optional.empty(), Optional.empty());
    }

    public static Piece footnote(String note, String text, Optional<Integer> page) {
        return new Piece(Block.Kind.FOOTNOTE, text, 0, page, Optional.empty(), Optional.of(note));
    }
}
