package touchline.documents.printing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which families a text needs. A character that none of them has is written as its number, such as [U+1F600], and
 * said: nothing vanishes.
 *
 * @param faces those to embed
 * @param missing characters without a glyph
 */
record Letters(List<Face> faces, Set<Integer> missing) {

    private static final int SHOWN = 12;

    static Letters of(String text) {
        Set<Integer> left = text.codePoints()
                .boxed()
                .filter(character -> !Character.isWhitespace(character) && !isInkless(character))
                .collect(Collectors.toCollection(HashSet::new));
        List<Face> faces = new ArrayList<>(List.of(Face.LATIN));
        for (Face face : Face.values()) {
            Set<Integer> drawn = left.isEmpty() ? Set.of() : face.draws(left);
            if (left.removeAll(drawn) && face != Face.LATIN) {
                faces.add(face);
            }
        }
        return new Letters(faces, new TreeSet<>(left));
    }

    /** As it can be printed. */
    String printable(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(character -> {
            if (missing.contains(character)) {
                printable.append(number(character));
            } else if (!isInkless(character)) {
                printable.appendCodePoint(character);
            }
        });
        return printable.toString();
    }

    List<String> warnings() {
        if (missing.isEmpty()) {
            return List.of();
        }
        String shown = missing.stream()
                .limit(SHOWN)
                .map(character -> Character.toString(character) + " (" + number(character) + ")")
                .collect(Collectors.joining(", "));
        return List.of("No font has %d of the characters; they are printed as their numbers: %s%s."
                .formatted(missing.size(), shown, missing.size() > SHOWN ? " and more" : ""));
    }

    private static String number(int character) {
        return String.format(Locale.ROOT, "[U+%04X]", character);
    }

    /** Marks of format and of variants: they say how to draw what stands before them, and are not drawn themselves. */
    private static boolean isInkless(int character) {
        return switch (Character.getType(character)) {
            case Character.FORMAT, Character.CONTROL -> !Character.isWhitespace(character);
            default -> isVariant(character);
        };
    }

    private static boolean isVariant(int character) {
        return (character >= 0xFE00 && character <= 0xFE0F) || (character >= 0xE0100 && character <= 0xE01EF);
    }
}
