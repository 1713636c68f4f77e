package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import touchline.problem.Problem;
import touchline.time.SettableClock;

class AttemptsTest {

    private static final String HOME = "home";

    private final Attempts attempts = new Attempts(new SettableClock("2026-11-27T12:00:00Z"));
    private final Email fan = Email.of("fan@example.org");

    @Test
    void stopsANetworkThatTriesManyAddresses() {
        for (int guess = 0; guess < 30; guess++) {
            attempts.count(Email.of("fan%d@example.org".formatted(guess)), "abroad");
        }
        assertThatThrownBy(() -> attempts.count(fan, "abroad")).isInstanceOf(Problem.class);
        assertThatCode(() -> attempts.count(fan, HOME)).doesNotThrowAnyException();
    }

    @Test
    void letsNoSingleNetworkLockTheOwnerOut() {
        for (int guess = 0; guess < 10; guess++) {
            attempts.count(fan, "abroad");
        }
        for (int guess = 0; guess < 200; guess++) {
            assertThatThrownBy(() -> attempts.count(fan, "abroad")).isInstanceOf(Problem.class);
        }
        assertThatCode(() -> attempts.count(fan, HOME)).doesNotThrowAnyException();
    }

    @Test
    void closesAnAddressThatManyNetworksGuessAt() {
        for (int guess = 0; guess < 100; guess++) {
            attempts.count(fan, "network " + guess);
        }
        assertThatThrownBy(() -> attempts.count(fan, HOME)).isInstanceOf(Problem.class);
    }

    @Test
    void countsFailuresOnly() {
        for (int visit = 0; visit < 200; visit++) {
            attempts.count(fan, HOME);
            attempts.forgive(fan, HOME);
        }
        assertThatCode(() -> attempts.count(fan, HOME)).doesNotThrowAnyException();
    }
}
