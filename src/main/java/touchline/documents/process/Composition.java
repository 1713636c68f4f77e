package touchline.documents.process;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.documents.Block;
import touchline.documents.Block.Kind;
import touchline.documents.Reading;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Limits;
import touchline.documents.reading.Piece;

/** Makes a reading of what a reader found: each block learns its place, and all together become Markdown. */
final class Composition {

    private final List<Block> blocks = new ArrayList<>();
    private final List<Block> headings = new ArrayList<>();
    private Optional<String> paragraph = Optional.empty();

    private Composition() {}

    static Reading of(Format format, Content content, Limits limits) throws Unreadable {
        if (content.pieces().isEmpty()) {
            throw new Unreadable(Reason.EMPTY);
        }
        var composition = new Composition();
        content.pieces().stream().filter(piece -> piece.kind() != Kind.FOOTNOTE).forEach(composition::add);
        content.pieces().stream()
                .filter(piece -> piece.kind() == Kind.FOOTNOTE)
                .forEach(piece -> composition.put(piece, Optional.empty(), List.of()));
        var markdown = Markdown.of(composition.blocks);
        if (markdown.length() > limits.text()) {
            throw new Unreadable(Reason.TOO_LARGE, Map.of("characters", String.valueOf(markdown.length())));
        }
        Map<String, String> metadata = new LinkedHashMap<>(content.metadata());
        metadata.put("format", format.code());
        return new Reading(
                markdown,
                composition.blocks,
                content.pages(),
                TextLanguage.of(composition.blocks),
                content.engine(),
                content.warnings(),
                metadata);
    }

    private void add(Piece piece) {
        if (piece.kind() == Kind.HEADING) {
            headings.removeIf(heading -> heading.level() >= piece.level());
            paragraph = Optional.empty();
        }
        if (piece.number().isPresent()) {
            paragraph = piece.number();
        }
        put(piece, paragraph, headings.stream().map(Block::text).toList());
        if (piece.kind() == Kind.HEADING) {
            headings.add(blocks.getLast());
        }
    }

    private void put(Piece piece, Optional<String> number, List<String> above) {
        blocks.add(new Block(piece.kind(), piece.text(), piece.level(), piece.page(), number, above, piece.note()));
    }
}
