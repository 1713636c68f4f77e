package touchline.documents.reading.ocr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The number of a paragraph, such as {@code 12} or {@code 3.2}.
 *
 * @param parts from the outermost to the innermost; empty before the first
 */
record ParagraphNumber(List<Integer> parts) {

    static final ParagraphNumber NONE = new ParagraphNumber(List.of());

    private static final Pattern FORM = Pattern.compile("(\\d{1,4}(?:\\.\\d{1,3}){0,3})[.,:;)]?");

    ParagraphNumber {
        parts = List.copyOf(parts);
    }

    static Optional<ParagraphNumber> of(String text) {
        var form = FORM.matcher(text);
        return form.matches()
                ? Optional.of(new ParagraphNumber(Arrays.stream(form.group(1).split("\\."))
                        .map(Integer::valueOf)
                        .toList()))
                : Optional.empty();
    }

    /** What may follow: the next of its kind, the first within it, and outside it the next or the first within that. */
    List<ParagraphNumber> next() {
        List<ParagraphNumber> next = new ArrayList<>();
        for (int depth = parts.size(); depth > 0; depth--) {
            List<Integer> counted = new ArrayList<>(parts.subList(0, depth));
            counted.set(depth - 1, counted.getLast() + 1);
            next.add(new ParagraphNumber(counted));
            if (depth < parts.size()) {
                next.add(new ParagraphNumber(counted).within());
            }
        }
        if (parts.isEmpty()) {
            next.add(within());
        }
        next.add(next.getFirst().parts().size() > parts.size() ? next.getFirst().within() : within());
        return next;
    }

    private ParagraphNumber within() {
        List<Integer> within = new ArrayList<>(parts);
        within.add(1);
        return new ParagraphNumber(within);
    }

    String digits() {
        return parts.stream().map(String::valueOf).collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return parts.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
