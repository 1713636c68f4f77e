package touchline.mcp.discovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.codec.digest.DigestUtils;
import touchline.accounts.PublicAddress;
import touchline.mcp.Fields;

/** The skill that teaches an agent to use this server, as the very bytes that are served and digested. */
final class Skill {

    static final String PATH = "/.well-known/agent-skills/fifa-mcp-server.md";

    private final byte[] bytes;

    Skill(PublicAddress address, String toolTable) {
        this.bytes = template()
                .replace("{base_url}", address.base())
                .replace("{tools}", toolTable)
                .getBytes(StandardCharsets.UTF_8);
    }

    byte[] bytes() {
        return bytes.clone();
    }

    Map<String, Object> index() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", "fifa-mcp-server");
        entry.put("type", "skill-md");
        entry.put(
                "description",
                "Use the Touchline MCP server for football regulation and football agent exam study: which tool to "
                        + "call, in which order, and what an answer may and may not claim.");
        entry.put("url", PATH);
        entry.put("digest", "sha256:" + DigestUtils.sha256Hex(bytes));
        return Fields.of(
                "$schema", "https://schemas.agentskills.io/discovery/0.2.0/schema.json", "skills", List.of(entry));
    }

    private static String template() {
        try (var stream = Skill.class.getResourceAsStream("/mcp/skill.md")) {
            if (stream == null) {
                throw new IllegalStateException("mcp/skill.md is missing from the program");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
