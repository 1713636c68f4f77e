package touchline.accounts;

import java.util.List;
import java.util.Optional;

/** What people let applications do in their name: the questions that wait for an answer, and what was agreed to. */
public interface Agreements {

    record Application(String clientId, String name) {}

    /** The question of that name if it is for that person and still open. */
    Optional<ConsentQuestion> asked(String state, String accountId);

    /** The applications connected to an account, by name. */
    List<Application> of(String accountId);

    /** Ends what the application may do, its tokens included; one that is not connected stays so. */
    void disconnect(String accountId, String clientId);
}
