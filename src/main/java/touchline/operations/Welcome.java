package touchline.operations;

import java.nio.file.Path;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.mcp.Snippet;

/** What the operator reads when the service is ready: where it is, how to connect, and the demo's keys once. */
record Welcome(PublicAddress address, Demo demo, Path folder) {

    String text() {
        var simplest = Snippet.all(address).getFirst();
        return """

                Touchline is ready: %1$s/    MCP endpoint: %2$s

                Connect %3$s, %4$s:
                    %5$s
                Other clients, and how to send a key: %1$s/#connect
                %6$s""".formatted(
                        address.base(),
                        address.mcp(),
                        simplest.client(),
                        simplest.where(),
                        simplest.text(),
                        demo.keys().map(this::access).orElse(""));
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
                        keys.operator(),
                        address.signIn(),
                        keys.signIn().email(),
                        keys.signIn().password());
    }
}
