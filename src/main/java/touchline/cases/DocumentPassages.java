package touchline.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.documents.Block;
import touchline.documents.Reading;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/** The text of a document as passages, each with page and paragraph to cite it by. */
final class DocumentPassages {

    /** About as many as a passage should have. */
    private static final int WORDS = 90;

    private DocumentPassages() {}

    /** What blocks that make one passage have in common. */
    private record Place(Optional<Integer> page, Optional<String> paragraph, List<String> headings) {

        static Place of(Block block) {
            return new Place(block.page(), block.paragraph(), block.headings());
        }

        /** Such as {@code p. 12, para. 45}; the number of the passage where a format has neither. */
        String pinpoint(int number) {
            return page.isEmpty() && paragraph.isEmpty()
                    ? "part %d".formatted(number)
                    : Stream.of(page.map("p. %d"::formatted), paragraph.map("para. %s"::formatted))
                            .flatMap(Optional::stream)
                            .collect(Collectors.joining(", "));
        }
    }

    private record Piece(Place place, String text) {}

    static String source(Document document) {
        return "case/%s/document/%s".formatted(document.caseId(), document.documentId());
    }

    static List<Passage> of(Document document, Reading reading) {
        Optional<Language> language = reading.language().flatMap(Language::of);
        List<Piece> pieces = pieces(reading.blocks());
        List<Passage> passages = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            passages.add(passage(document, language, pieces.get(i), i + 1));
        }
        return passages;
    }

    private static Passage passage(Document document, Optional<Language> language, Piece piece, int number) {
        return new Passage(
                "case-document:%s:%d".formatted(document.documentId(), number),
                source(document),
                CasePassages.owner(document.caseId()),
                CasePassages.DOCUMENT,
                language,
                Stream.concat(Stream.of(document.filename()), piece.place().headings().stream())
                        .collect(Collectors.joining(": ")),
                piece.text(),
                List.of(),
                Map.of(CasePassages.ID, document.documentId()),
                Optional.empty(),
                "%s, %s".formatted(document.filename(), piece.place().pinpoint(number)),
                Optional.empty());
    }

    /** Neighbours of one place together, until they are long enough. */
    private static List<Piece> pieces(List<Block> blocks) {
        List<Piece> pieces = new ArrayList<>();
        for (Block block : blocks) {
            if (block.kind() == Block.Kind.HEADING || block.text().isBlank()) {
                continue;
            }
            var place = Place.of(block);
            for (String text : parts(block.text())) {
                if (!pieces.isEmpty() && goesOn(pieces.getLast(), place, text)) {
                    pieces.add(new Piece(place, pieces.removeLast().text() + "\n" + text));
                } else {
                    pieces.add(new Piece(place, text));
                }
            }
        }
        return pieces;
    }

    private static boolean goesOn(Piece last, Place place, String text) {
        return last.place().equals(place) && words(last.text()) + words(text) <= WORDS;
    }

    /** A long block in sentences, so that none is cut. */
    private static List<String> parts(String text) {
        return words(text) <= 2 * WORDS ? List.of(text) : Sentences.of(text);
    }

    private static int words(String text) {
        return text.split("\\s+", -1).length;
    }
}
