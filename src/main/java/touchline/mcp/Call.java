package touchline.mcp;

import java.util.Optional;
import touchline.accounts.Caller;
import touchline.accounts.Quota;

/** One call of a tool: who makes it, what it leaves of their quota, and a way to say how far it has come. */
public interface Call {

    Caller caller();

    /** What is left after this call; present for metered tools only. */
    Optional<Quota> quota();

    /** Tells the client how far the work is, if it asked to know; otherwise does nothing. */
    void progress(double done, double total, String message);
}
