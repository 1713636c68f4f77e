package touchline.accounts.signin;

import java.time.Clock;
import java.util.List;
import touchline.RunningServer;
import touchline.time.SettableClock;

/** The whole service with a clock that a test moves. */
record Running(RunningServer server, SettableClock clock) implements AutoCloseable {

    /** Shared by all tests that need no settings of their own; they move its clock forward only. */
    private static final class Shared {
        private static final Running SERVICE = start(
                "--touchline.signin.local-documents=true",
                "--touchline.signin.registrations=200",
                "--touchline.signin.sign-ups=200");
    }

    static Running shared() {
        return Shared.SERVICE;
    }

    static Running start(String... settings) {
        // The clients in these tests live in real time, so the clock starts there too.
        var clock = new SettableClock(Clock.systemUTC().instant().toString());
        return new Running(RunningServer.start(clock, List.of(settings)), clock);
    }

    String base() {
        return server.base();
    }

    <T> T bean(Class<T> type) {
        return server.bean(type);
    }

    @Override
    public void close() {
        server.close();
    }
}
