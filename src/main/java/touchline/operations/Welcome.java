package touchline.operations;

import java.nio.file.Path;
import java.util.stream.Collectors;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.accounts.WorkerSecret;
import touchline.mcp.Snippet;

/** What the operator reads when the service is ready: where it is, how to connect, and the demo's keys once. */
record Welcome(PublicAddress address, Demo demo, WorkerSecret secret, Path folder) {

    String text() {
        return """

                Touchline is ready: %1$s/    MCP endpoint: %2$s

                Connect
                %3$s
                Whole files, and how to send a key: %1$s/#connect
                %4$s""".formatted(
                        address.base(),
                        address.mcp(),
                        Snippet.brief(address).stream().map(Welcome::line).collect(Collectors.joining("\n")),
                        demo.keys().map(this::access).orElse(""));
    }

    private static String line(Snippet snippet) {
        return "  %s, %s:%n    %s".formatted(snippet.client(), snippet.where(), snippet.text());
    }

    private String access(Demo.Keys keys) {
        Path file = folder.resolve("demo.json");
        if (!demo.fresh()) {
            return "\nThe demo's keys and its sign-in are in " + file + "\n";
        }
        return """

                Demo keys, valid for this data folder only and kept in %s
                  member    %s
                  study     %s
                  market    %s
                  operator  %s  (x-worker-secret)
                Demo sign-in at %s
                  %s  %s
                """.formatted(
                        file,
                        keys.member(),
                        keys.study(),
                        keys.market(),
                        secret.matches(keys.operator()) ? keys.operator() : "what TOUCHLINE_WORKER_SECRET says",
                        address.signIn(),
                        keys.signIn().email(),
                        keys.signIn().password());
    }
}
