package touchline.caseapi;

import java.nio.file.Path;
import touchline.RunningServer;

/** The service in a process of its own, for a test to kill. */
final class OtherProcess {

    static final String AT = "at ";

    private OtherProcess() {}

    /** @param arguments the data folder */
    public static void main(String[] arguments) throws InterruptedException {
        try (var server = RunningServer.on(Path.of(arguments[0]))) {
            System.out.println(AT + server.base() + " " + server.demo().market());
            Thread.currentThread().join();
        }
    }
}
