package touchline.operations;

import java.nio.file.Path;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;

/** What the operator reads when the service is ready: where it is, how to connect, and the demo's keys once. */
record Welcome(PublicAddress address, Demo demo, Path folder) {

    String text() {
        return """

                Touchline is ready: %1$s/    MCP endpoint: %2$s

                Connect (no key needed for the free tools)
                  Claude Code    claude mcp add --transport http touchline %2$s
                                 with a key: … --header "Authorization: Bearer <key>"
                  Cursor         ~/.cursor/mcp.json: {"mcpServers": {"touchline": {"url": "%2$s"}}}
                  VS Code        code --add-mcp '{"name": "touchline", "type": "http", "url": "%2$s"}'
                  Claude Desktop and other stdio clients, through mcp-remote:
                                 AUTH_HEADER="Bearer <key>" npx mcp-remote %2$s --allow-http --header 'Authorization:${AUTH_HEADER}'
                %3$s""".formatted(
                address.base(), address.mcp(), demo.keys().map(this::access).orElse(""));
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
