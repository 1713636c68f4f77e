package touchline.time;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that stands still until a test moves it. */
public final class SettableClock extends Clock {

    private final AtomicReference<Instant> now;

    public SettableClock(String start) {
        this.now = new AtomicReference<>(Instant.parse(start));
    }

    public void set(String moment) {
        now.set(Instant.parse(moment));
    }

    public void pass(Duration time) {
        now.updateAndGet(it -> it.plus(time));
    }

    @Override
    public Instant instant() {
        return now.get();
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
