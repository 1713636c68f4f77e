package touchline.delivery;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * What a receiver made of a message.
 *
 * @param status of the HTTP answer; absent = there was none
 * @param after how long the receiver asks to be left alone
 * @param sentence for the log
 */
record Answer(Optional<Integer> status, Optional<Duration> after, String sentence) {

    private static final int GONE = 410;
    private static final Set<Integer> PASSING = Set.of(408, 425, 429);

    static Answer none(String sentence) {
        return new Answer(Optional.empty(), Optional.empty(), sentence);
    }

    static Answer of(int status, Optional<Duration> after) {
        var sentence = switch (status / 100) {
            case 2 -> "The receiver took it.";
            case 3 -> "The receiver is elsewhere: redirects are not followed, so set the address they lead to.";
            default ->
                status == GONE
                        ? "The receiver wants no more: the endpoint was switched off."
                        : "The receiver answered with status %d.".formatted(status);
        };
        return new Answer(Optional.of(status), after, sentence);
    }

    boolean isTaken() {
        return status.filter(it -> it / 100 == 2).isPresent();
    }

    boolean isGone() {
        return status.filter(it -> it == GONE).isPresent();
    }

    /** Whether another attempt may help: not when the receiver understood and said no. */
    boolean mayPass() {
        return status.map(it -> it >= 500 || PASSING.contains(it)).orElse(true);
    }
}
