package touchline.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.documents.Block;

/**
 * Words of a file that stand in one place of it.
 *
 * @param pinpoint such as {@code p. 12, para. 45}; {@code part 3} where a format has neither
 * @param headings above it, outermost first
 */
public record Piece(String pinpoint, List<String> headings, String text) {

    /** About as many as a piece should have. */
    private static final int WORDS = 90;

    public Piece {
        headings = List.copyOf(headings);
    }

    /** What blocks that make one piece have in common. */
    private record Place(Optional<Integer> page, Optional<String> paragraph, List<String> headings) {

        static Place of(Block block) {
            return new Place(block.page(), block.paragraph(), block.headings());
        }

        String pinpoint(int number) {
            return page.isEmpty() && paragraph.isEmpty()
                    ? "part %d".formatted(number)
                    : Stream.of(page.map("p. %d"::formatted), paragraph.map("para. %s"::formatted))
                            .flatMap(Optional::stream)
                            .collect(Collectors.joining(", "));
        }
    }

    private record Placed(Place place, String text) {}

    /** Neighbours of one place together, until they are long enough. */
    public static List<Piece> of(List<Block> blocks) {
        List<Placed> placed = new ArrayList<>();
        for (Block block : blocks) {
            if (block.kind() == Block.Kind.HEADING || block.text().isBlank()) {
                continue;
            }
            var place = Place.of(block);
            for (String text : parts(block.text())) {
                if (!placed.isEmpty() && goesOn(placed.getLast(), place, text)) {
                    placed.add(new Placed(place, placed.removeLast().text() + "\n" + text));
                } else {
                    placed.add(new Placed(place, text));
                }
            }
        }
        List<Piece> pieces = new ArrayList<>();
        for (Placed one : placed) {
            pieces.add(new Piece(
                    one.place().pinpoint(pieces.size() + 1), one.place().headings(), one.text()));
        }
        return pieces;
    }

    /** The title of what it is a piece of, and the headings above it. */
    String under(String title) {
        return Stream.concat(Stream.of(title), headings.stream()).collect(Collectors.joining(": "));
    }

    private static boolean goesOn(Placed last, Place place, String text) {
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
