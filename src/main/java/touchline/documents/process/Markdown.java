package touchline.documents.process;

import java.util.List;
import touchline.documents.Block;
import touchline.documents.Block.Kind;

/** Blocks written one after another. */
final class Markdown {

    private Markdown() {}

    static String of(List<Block> blocks) {
        var text = new StringBuilder();
        Kind before = Kind.HEADING;
        for (Block block : blocks) {
            if (!text.isEmpty()) {
                boolean listGoesOn = before == Kind.LIST_ITEM && block.kind() == Kind.LIST_ITEM;
                text.append(listGoesOn ? "\n" : "\n\n");
            }
            text.append(written(block));
            before = block.kind();
        }
        return text.isEmpty() ? "" : text.append('\n').toString();
    }

    private static String written(Block block) {
        return switch (block.kind()) {
            case HEADING -> "#".repeat(block.level()) + " " + block.text();
            case LIST_ITEM -> "  ".repeat(block.level() - 1) + block.text();
            case FOOTNOTE -> "[^%s]: %s".formatted(block.note().orElse(""), block.text());
            case PARAGRAPH, TABLE -> block.text();
        };
    }
}
