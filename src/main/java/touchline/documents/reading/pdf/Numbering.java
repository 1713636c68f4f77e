package touchline.documents.reading.pdf;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The numbers printed before paragraphs: tells those that count on from numbers that only begin a line. */
final class Numbering {

    private static final Pattern NUMBER =
            Pattern.compile("^(\\d{1,4}(?:\\.\\d{1,3}){0,4})([.)]?)(?:\\s+\\S.*)?$", Pattern.DOTALL);

    /** The last number of each count that is open, the innermost first. */
    private final Deque<List<Integer>> counts = new ArrayDeque<>();

    /** @param nested whether it counts within a numbered paragraph */
    record Counted(String printed, boolean nested) {}

    /** Absent when no line can begin a numbered paragraph with this text. */
    static Optional<List<Integer>> candidate(String text, boolean hanging) {
        var found = NUMBER.matcher(text);
        if (!found.matches()) {
            return Optional.empty();
        }
        boolean marked = hanging || !found.group(2).isEmpty() || found.group(1).contains(".");
        return marked ? Optional.of(parts(found.group(1))) : Optional.empty();
    }

    /** @param goesOn whether a later line has the number after this one */
    Optional<Counted> next(List<Integer> number, boolean goesOn) {
        for (var last : List.copyOf(counts)) {
            if (follows(last, number)) {
                while (!last.equals(counts.peek())) {
                    counts.pop();
                }
                counts.pop();
                return Optional.of(begin(number));
            }
        }
        boolean first = number.getLast() == 1 || counts.isEmpty();
        return first && (goesOn || number.size() > 1 || number.getLast() == 1)
                ? Optional.of(begin(number))
                : Optional.empty();
    }

    /** After a heading a count may begin anew; nothing is within another any more. */
    void heading() {
        while (counts.size() > 1) {
            counts.pop();
        }
    }

    private Counted begin(List<Integer> number) {
        boolean nested = number.size() == 1 && !counts.isEmpty();
        counts.push(number);
        return new Counted(String.join(".", number.stream().map(String::valueOf).toList()), nested);
    }

    static boolean follows(List<Integer> last, List<Integer> number) {
        int depth = number.size();
        if (depth > last.size()) {
            return depth == last.size() + 1 && number.subList(0, depth - 1).equals(last) && number.getLast() == 1;
        }
        return number.subList(0, depth - 1).equals(last.subList(0, depth - 1))
                && number.getLast() == last.get(depth - 1) + 1;
    }

    private static List<Integer> parts(String number) {
        return Arrays.stream(number.split("\\.")).map(Integer::valueOf).toList();
    }
}
