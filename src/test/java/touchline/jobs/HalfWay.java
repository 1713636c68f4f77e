package touchline.jobs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalTime;
import java.util.List;
import java.util.concurrent.Callable;
import touchline.time.SettableClock;

/** A node that stops dead in the second of the three steps of its job, for a test to kill it. */
final class HalfWay {

    static final String KIND = "three-steps";
    static final String IN_THE_MIDDLE = "in the middle";
    static final Schedule DAILY = Schedule.daily(KIND, LocalTime.of(7, 25));

    private HalfWay() {}

    /** @param arguments the data folder, the address of the database, the file for the steps, the time */
    public static void main(String[] arguments) throws InterruptedException {
        var work = work(Path.of(arguments[2]), () -> {
            System.out.println(IN_THE_MIDDLE);
            Thread.currentThread().join();
            return true;
        });
        try (var node = start(Path.of(arguments[0]), arguments[1], new SettableClock(arguments[3]), work)) {
            Thread.currentThread().join();
        }
    }

    static Node start(Path folder, String url, SettableClock clock, Work work) {
        return Node.start(folder, url, clock, List.of(work), List.of(DAILY), "--touchline.jobs.heartbeat=250ms");
    }

    /** @param marks gets a line for every step that is done */
    static Work work(Path marks, Callable<Boolean> middle) {
        return Node.work(KIND, run -> {
            run.step("first", Boolean.class, () -> mark(marks, "first"));
            run.step("second", Boolean.class, () -> middle.call() && mark(marks, "second"));
            return run.step("third", Boolean.class, () -> mark(marks, "third"));
        });
    }

    static Job job(Node node) {
        return node.jobs().list(Schedule.OWNER, 1).getFirst();
    }

    private static boolean mark(Path marks, String step) {
        try {
            Files.writeString(marks, step + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
