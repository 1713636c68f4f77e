package touchline.caseapi;

import touchline.problem.Problem;

/** What a client sends so that the same request twice is done once. */
final class IdempotencyKey {

    private IdempotencyKey() {}

    static String checked(String key) {
        if (!key.matches("[\\x21-\\x7e]{1,200}")) {
            throw Problem.invalid(
                    "Idempotency-Key",
                    "1 to 200 visible characters",
                    "Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID.");
        }
        return key;
    }
}
