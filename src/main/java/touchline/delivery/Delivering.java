package touchline.delivery;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.SmartLifecycle;

/** Sends from the moment at which the service is ready until it stops. */
final class Delivering implements SmartLifecycle, ApplicationListener<ApplicationReadyEvent> {

    private record Shift(Courier courier, ScheduledExecutorService clockwork, Future<?> rounds) {}

    private final Supplier<Courier> couriers;
    private final DeliverySettings settings;
    private volatile @Nullable Shift shift;

    Delivering(Supplier<Courier> couriers, DeliverySettings settings) {
        this.couriers = couriers;
        this.settings = settings;
    }

    @Override
    public boolean isAutoStartup() {
        return false;
    }

    @Override
    public void onApplicationEvent(ApplicationReadyEvent ready) {
        start();
    }

    @Override
    public void start() {
        if (!isRunning()) {
            var courier = couriers.get();
            var clockwork = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofVirtual().name("delivery-rounds").factory());
            var rounds = clockwork.scheduleWithFixedDelay(
                    courier::round, 0, settings.poll().toMillis(), TimeUnit.MILLISECONDS);
            shift = new Shift(courier, clockwork, rounds);
        }
    }

    @Override
    public void stop() {
        var ending = shift;
        if (ending != null) {
            ending.rounds().cancel(false);
            ending.clockwork().close();
            ending.courier().stop();
            shift = null;
        }
    }

    @Override
    public boolean isRunning() {
        return shift != null;
    }
}
