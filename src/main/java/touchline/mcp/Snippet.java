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

    /** Each in one line and without a key, which the free tools do not need. */
    private static final List<Snippet> BRIEF = List.of(
            new Snippet("Claude Code", "in a terminal", "claude mcp add --transport http touchline {mcp}"),
            new Snippet("VS Code", "in a terminal", """
                    code --add-mcp '{"name": "touchline", "type": "http", "url": "{mcp}"}'"""),
            new Snippet("Cursor", "in ~/.cursor/mcp.json", """
                    {"mcpServers": {"touchline": {"url": "{mcp}"}}}"""),
            new Snippet("Claude Desktop and others that speak stdio", "as their command", "npx -y mcp-remote {mcp}"));

    public static List<Snippet> brief(PublicAddress address) {
        return at(address, BRIEF);
    }

    /** Every client's, the simplest first. */
    public static List<Snippet> all(PublicAddress address) {
        return at(address, ALL);
    }

    private static List<Snippet> at(PublicAddress address, List<Snippet> snippets) {
        return snippets.stream()
                .map(it -> new Snippet(it.client, it.where, it.text.replace("{mcp}", address.mcp())))
                .toList();
    }
}
