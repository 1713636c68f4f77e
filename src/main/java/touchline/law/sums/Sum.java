package touchline.law.sums;

import java.util.List;

/**
 * A figure or a day that was worked out.
 *
 * @param result one sentence
 * @param steps the working, line by line
 * @param assumptions what was taken for granted, as nobody said it
 * @param unknown what is missing, and the register does not tell
 * @param citations the rules it rests on, as the register cites them, the first one first
 */
public record Sum(
        String title,
        String result,
        List<String> steps,
        List<String> assumptions,
        List<String> unknown,
        List<String> citations) {

    public Sum {
        steps = List.copyOf(steps);
        assumptions = List.copyOf(assumptions);
        unknown = List.copyOf(unknown);
        citations = List.copyOf(citations);
    }
}
