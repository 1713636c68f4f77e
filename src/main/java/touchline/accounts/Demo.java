package touchline.accounts;

import java.util.Optional;

/**
 * Whether this is a demonstration.
 *
 * @param keys ways in for whoever tries the service out; absent = not one
 * @param fresh whether they were made just now, and so are worth showing
 */
public record Demo(Optional<Keys> keys, boolean fresh) {

    /**
     * What {@code demo.json} holds: a key for every tier and what opens the rest.
     *
     * @param anonymous always absent: no credential is needed
     * @param operator the worker secret
     * @param signIn how a person signs in, to the account that the market key belongs to
     */
    public record Keys(
            Optional<String> anonymous, String member, String study, String market, String operator, SignIn signIn) {}

    public record SignIn(String email, String password) {}
}
