package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import touchline.documents.reading.Piece;

/** From what the pages show to what they say. */
final class Layout {

    private Layout() {}

    static List<Piece> pieces(List<PageScan> scans) {
        var kept = RunningLines.without(scans);
        List<Line> lines = new ArrayList<>();
        for (var scan : scans) {
            var segments = Objects.requireNonNull(kept.get(scan.number()));
            List<Placed> placed = new ArrayList<>(RuledTables.takeFrom(segments, scan.rulings()));
            placed.addAll(segments);
            lines.addAll(Regions.order(scan.number(), placed));
        }
        var measures = Measures.of(lines);
        var words = Vocabulary.of(
                lines.stream().filter(Line::isText).map(Line::text).toList());
        Map<Integer, Float> heights = scans.stream().collect(Collectors.toMap(PageScan::number, PageScan::height));
        var footnotes = Footnotes.of(lines, measures, words, heights);
        List<Piece> pieces = new ArrayList<>(new Paragraphs(footnotes.body(), measures, words, footnotes).pieces());
        pieces.addAll(footnotes.pieces());
        return pieces;
    }
}
