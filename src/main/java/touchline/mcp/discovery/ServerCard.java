package touchline.mcp.discovery;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.accounts.PublicAddress;
import touchline.mcp.Fields;

/** How this server introduces itself, in the handshake and in its discovery documents. */
public record ServerCard(String version, PublicAddress address) {

    static final String NAME = "touchline";
    static final String TITLE = "Touchline";
    static final String DESCRIPTION = "Sports-regulation tools: a verified register of football regulations, a library "
            + "of decisions, a check of citations, cases with their sources, players and their transfers, and the lessons of the "
            + "FIFA football agent exam; every rule with its edition, status and source.";

    /** What the service description states as its protocol version. */
    public static final String STATED_VERSION = "2025-11-05";

    /** What a model should know before it uses any tool. */
    public String instructions() {
        return """
                Touchline answers from a verified register of football regulations and a verified library of decisions.
                Never invent an article or a decision: cite only what a tool returned, with its edition and status. When a search says that retrieval is weak or none, say so.
                Law has dates: pass as_of when the question is about another day than today, and repeat any warning, suspension or coming change the answer carries.
                Cite source_url with every rule; the register's words are its own, so never quote them as the text of a regulation.
                Facts about players have a source and a day too: say them, keep rumours apart from what is confirmed, and repeat the assumptions of a legal result.
                When an answer says that something is unknown, not read in its current edition or not checked, say so too.
                A result that begins with a code such as PREMIUM_REQUIRED says what to do next.
                Start with site_info for what is loaded, and get_account_status for the caller's limits.""";
    }

    public Map<String, Object> serverInfo() {
        return Fields.of(
                "name", NAME,
                "title", TITLE,
                "version", version,
                "description", DESCRIPTION,
                "websiteUrl", address.base());
    }

    /** Lists change only with a new version, so nothing is announced and nothing can be subscribed to. */
    public Map<String, Object> capabilities() {
        Map<String, Object> capabilities = new LinkedHashMap<>();
        for (String capability : List.of("tools", "prompts", "resources", "completions")) {
            capabilities.put(capability, Map.of());
        }
        return capabilities;
    }

    /** What {@code GET} on an MCP endpoint answers. */
    public Map<String, Object> greeting(String endpoint) {
        Map<String, Object> greeting = new LinkedHashMap<>();
        greeting.put("name", NAME);
        greeting.put("transport", "streamable-http");
        greeting.put("endpoint", endpoint);
        greeting.put("protocolVersion", STATED_VERSION);
        greeting.put(
                "hint",
                "This is an MCP endpoint. POST JSON-RPC 2.0 messages here (initialize, tools/list, tools/call); "
                        + "how to connect: " + address.base() + "/");
        return greeting;
    }

    /** The manifest of the service description together with the fields of the server card. */
    Map<String, Object> manifest(List<String> versions) {
        Map<String, Object> manifest = card(versions);
        manifest.put("serverInfo", serverInfo());
        manifest.put("protocolVersion", STATED_VERSION);
        manifest.put("transport", Fields.of("type", "http", "endpoint", address.mcp()));
        manifest.put("capabilities", capabilities());
        manifest.put("documentation", address.base() + "/llms.txt");
        return manifest;
    }

    /** The card of SEP-2127. */
    Map<String, Object> card(List<String> versions) {
        return Fields.of(
                "$schema",
                "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json",
                "name",
                reverseDomain() + "/" + NAME,
                "version",
                version,
                "title",
                TITLE,
                "description",
                DESCRIPTION,
                "websiteUrl",
                address.base(),
                "remotes",
                List.of(Fields.of(
                        "type", "streamable-http", "url", address.mcp(), "supportedProtocolVersions", versions)));
    }

    /** The catalogue entry's name, anchored on our own domain. */
    String identifier() {
        return "urn:air:" + address.host() + ":" + NAME;
    }

    /** An address without a name is only ever a try-out on the user's own machine. */
    private String reverseDomain() {
        if (address.host().matches("[\\d.]+|\\[.*")) {
            return "localhost";
        }
        return String.join(".", List.of(address.host().split("\\.")).reversed());
    }
}
