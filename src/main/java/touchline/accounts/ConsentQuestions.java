package touchline.accounts;

import java.util.Optional;

/** The questions that wait for a person's answer. */
public interface ConsentQuestions {

    /** The question of that name if it is for that person and still open. */
    Optional<ConsentQuestion> asked(String state, String accountId);
}
