package touchline.outgoing;

import java.io.IOException;

/** There was no answer, or none that may be taken. */
public final class NoAnswer extends IOException {

    /** Why there was none. */
    public enum Reason {
        /** No web address, or one that stands for an address out of reach. */
        NOT_ALLOWED,
        TOO_LARGE,
        TOO_SLOW,
        /** Unknown host, refused connection, broken off, no valid HTTP. */
        UNREACHABLE
    }

    private static final long serialVersionUID = 1;

    private final Reason reason;

    NoAnswer(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    NoAnswer(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
