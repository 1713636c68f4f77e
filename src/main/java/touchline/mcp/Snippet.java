package touchline.mcp;

import java.util.List;
import touchline.accounts.PublicAddress;

/**
 * How one client is connected, ready to copy.
 *
 * @param where what the text is: a command, or the file it goes into
 */
public record Snippet(String client, String where, String text) {

    private static final List<Snippet> ALL = List.of(
            new Snippet("Claude Code", "in a terminal", """
                    claude mcp add --transport http touchline {mcp}"""),
            new Snippet("Claude Code, with a key", "in a terminal", """
                    export TOUCHLINE_KEY=svc_live_…
                    claude mcp add --transport http touchline {mcp} \\
                      --header "Authorization: Bearer $TOUCHLINE_KEY\""""),
            new Snippet("Claude Desktop", "claude_desktop_config.json, through mcp-remote", """
                    {
                      "mcpServers": {
                        "touchline": {
                          "command": "npx",
                          "args": [
                            "-y", "mcp-remote", "{mcp}",
                            "--header", "Authorization:${TOUCHLINE_AUTHORIZATION}"
                          ],
                          "env": {"TOUCHLINE_AUTHORIZATION": "Bearer svc_live_…"}
                        }
                      }
                    }"""),
            new Snippet("Cursor", "~/.cursor/mcp.json", """
                    {
                      "mcpServers": {
                        "touchline": {
                          "url": "{mcp}",
                          "headers": {"Authorization": "Bearer ${env:TOUCHLINE_KEY}"}
                        }
                      }
                    }"""),
            new Snippet("VS Code", ".vscode/mcp.json", """
                    {
                      "inputs": [
                        {
                          "type": "promptString",
                          "id": "touchline-key",
                          "description": "Touchline key",
                          "password": true
                        }
                      ],
                      "servers": {
                        "touchline": {
                          "type": "http",
                          "url": "{mcp}",
                          "headers": {"Authorization": "Bearer ${input:touchline-key}"}
                        }
                      }
                    }"""),
            new Snippet("Any client that only speaks stdio", "in a terminal", """
                    export TOUCHLINE_AUTHORIZATION="Bearer svc_live_…"
                    npx -y mcp-remote {mcp} \\
                      --header 'Authorization:${TOUCHLINE_AUTHORIZATION}'"""));

    /** Every client's, the simplest first. */
    public static List<Snippet> all(PublicAddress address) {
        return ALL.stream()
                .map(it -> new Snippet(it.client, it.where, it.text.replace("{mcp}", address.mcp())))
                .toList();
    }
}
