package touchline.mcp.discovery;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.accounts.PublicAddress;

/** How this server introduces itself, in the handshake and in its discovery documents. */
public record ServerCard(String version, PublicAddress address) {

    static final String NAME = "touchline";
    static final String TITLE = "Touchline";
    static final String DESCRIPTION = "Sports-regulation tools: FIFA agent exam study, football scouting, transfer "
            + "research and legal case work, every fact with its edition, date and source.";

    /** What the service description states as its protocol version. */
    private static final String STATED_VERSION = "2025-11-05";

    /** What a model should know before it uses any tool. */
    public String instructions() {
        return """
                Touchline answers from a verified register of football regulations and decisions and from dated football facts.
                Never invent an article or a decision number: cite only what a tool returned, with its edition and status.
                Law has dates: pass as_of when the question is about another day than today, and repeat any warning, suspension or coming change the answer carries.
                Cite source_url with every legal fact and source and as_of with every football fact; never reproduce the full text of a decision.
                When an answer says that retrieval is weak, that something is unknown or was not checked, say so too.
                A result that begins with a code such as PREMIUM_REQUIRED says what to do next.
                Start with site_info for what is loaded, and get_account_status for the caller's limits.""";
    }

    public Map<String, Object> serverInfo() {
        Map<String, Object> info = new LinkedHashMap<>();
        info.put("name", NAME);
        info.put("title", TITLE);
        info.put("version", version);
        info.put("description", DESCRIPTION);
        info.put("websiteUrl", address.base());
        return info;
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
        manifest.put("transport", Map.of("type", "http", "endpoint", address.mcp()));
        manifest.put("capabilities", capabilities());
        manifest.put("documentation", address.base() + "/llms.txt");
        return manifest;
    }

    /** The card of SEP-2127. */
    Map<String, Object> card(List<String> versions) {
        Map<String, Object> card = new LinkedHashMap<>();
        card.put("$schema", "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json");
        card.put("name", reverseDomain() + "/" + NAME);
        card.put("version", version);
        card.put("title", TITLE);
        card.put("description", DESCRIPTION);
        card.put("websiteUrl", address.base());
        card.put(
                "remotes",
                List.of(Map.of(
                        "type", "streamable-http", "url", address.mcp(), "supportedProtocolVersions", versions)));
        return card;
    }

    /** The catalogue entry's name, anchored on our own domain. */
    String identifier() {
        return "urn:air:" + address.host() + ":" + NAME;
    }

    private String reverseDomain() {
        return String.join(".", List.of(address.host().split("\\.")).reversed());
    }
}
