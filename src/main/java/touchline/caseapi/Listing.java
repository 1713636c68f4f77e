package touchline.caseapi;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import touchline.cases.Stretch;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.problem.Problem;

/** A stretch of a list. */
record Listing<T>(
        List<T> items,
        @Doc("Where the list goes on; absent at the end") Optional<String> nextCursor) {

    private static final int USUAL = 20;
    private static final int MOST = 100;

    /**
     * The stretch that a request asks for.
     *
     * @param question what the cursor belongs to, all of it
     * @param list answers the stretch from an offset on
     */
    static <T> Listing<T> of(
            String question,
            Optional<Integer> limit,
            Optional<String> cursor,
            BiFunction<Integer, Integer, Stretch<T>> list) {
        int count = limit.orElse(USUAL);
        if (count < 1 || count > MOST) {
            throw Problem.invalid("limit", "range", "limit must be a number from 1 to %d.".formatted(MOST));
        }
        int offset = Cursor.offset(cursor, question);
        var stretch = list.apply(offset, count);
        return new Listing<>(
                stretch.items(),
                stretch.more() ? Optional.of(new Cursor(question, offset + count).text()) : Optional.empty());
    }
}
