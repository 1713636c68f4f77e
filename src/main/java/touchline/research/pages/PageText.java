package touchline.research.pages;

import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.cases.Piece;
import touchline.documents.Reading;
import touchline.research.sources.Sheet;

/**
 * What a page says, in pieces to be found and cited by.
 *
 * @param title empty = it has none
 * @param number of the decision that it is, in its normal form
 * @param how what read it, for the reader; empty = nothing to say
 * @param warnings sentences that must go with any use
 * @param more bytes that were fetched besides the page
 * @param text where the decision itself is, when the page only tells of it
 */
record PageText(
        String title,
        Optional<String> number,
        Optional<LocalDate> date,
        List<Piece> pieces,
        String how,
        List<String> warnings,
        long more,
        Optional<URI> text) {

    private static final int WORDS = 100;
    private static final int MOST = 200;
    private static final int WARNINGS = 2;

    PageText {
        pieces = pieces.stream().limit(MOST).toList();
        warnings = List.copyOf(warnings);
    }

    static PageText of(Sheet sheet) {
        return new PageText(
                sheet.title(),
                sheet.identifier(),
                sheet.date(),
                packed(sheet.blocks()),
                "",
                List.of(),
                0,
                sheet.text());
    }

    static PageText of(Reading reading, String filename) {
        List<Piece> pieces = Piece.of(reading.blocks());
        return new PageText(
                Optional.ofNullable(reading.metadata().get("title"))
                        .filter(title -> !title.isBlank())
                        .orElse(filename),
                Optional.empty(),
                Optional.empty(),
                pieces,
                ", %sread by %s"
                                .formatted(
                                        reading.pages()
                                                .map("%d pages, "::formatted)
                                                .orElse(""),
                                        reading.engine())
                        + (pieces.size() > MOST ? ", the first %d of %d passages".formatted(MOST, pieces.size()) : ""),
                reading.warnings().stream().limit(WARNINGS).toList(),
                0,
                Optional.empty());
    }

    /** The record of a decision, with the decision's own text. */
    PageText with(PageText itself, long bytes) {
        var both = new ArrayList<Piece>(pieces.stream()
                .map(piece -> new Piece("its record", piece.headings(), piece.text()))
                .toList());
        both.addAll(itself.pieces());
        return new PageText(title, number, date, both, itself.how(), itself.warnings(), bytes, Optional.empty());
    }

    /** The record alone. */
    PageText without(String why) {
        return new PageText(
                title,
                number,
                date,
                pieces,
                how,
                List.of("Its record alone was read, not its text: " + why),
                0,
                Optional.empty());
    }

    /** Whole blocks, joined until a passage is long enough. */
    private static List<Piece> packed(List<String> blocks) {
        var pieces = new ArrayList<Piece>();
        var passage = new StringBuilder();
        for (String block : blocks) {
            passage.append(passage.isEmpty() ? "" : "\n").append(block);
            if (passage.toString().split("\\s+").length >= WORDS) {
                pieces.add(piece(pieces.size() + 1, passage));
                passage.setLength(0);
            }
        }
        if (!passage.isEmpty()) {
            pieces.add(piece(pieces.size() + 1, passage));
        }
        return pieces;
    }

    private static Piece piece(int number, StringBuilder text) {
        return new Piece("passage %d".formatted(number), List.of(), text.toString());
    }
}
