package touchline.mcp.discovery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.CrossOrigin;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.accounts.PublicAddress;
import touchline.mcp.Fields;
import touchline.mcp.HttpApi;
import touchline.mcp.Offer;
import touchline.mcp.ToolTable;

/** Serves what clients read before they connect; public, cacheable, open to every web page. */
@RestController
@CrossOrigin(origins = "*")
public final class DiscoveryDocuments {

    private static final CacheControl CACHED =
            CacheControl.maxAge(Duration.ofHours(1)).cachePublic();

    private final ServerCard card;
    private final List<String> versions;
    private final Skill skill;
    private final PublicAddress address;
    private final String toolTable;
    private final List<HttpApi> apis;

    public DiscoveryDocuments(ServerCard card, List<String> versions, List<Offer> offers, List<HttpApi> apis) {
        this.card = card;
        this.versions = versions;
        this.address = card.address();
        this.toolTable = ToolTable.of(offers);
        this.skill = new Skill(address, toolTable);
        this.apis = List.copyOf(apis);
    }

    @GetMapping({"/.well-known/mcp.json", "/.well-known/mcp/server-card.json"})
    ResponseEntity<Map<String, Object>> manifest() {
        return served(MediaType.APPLICATION_JSON_VALUE, card.manifest(versions));
    }

    @GetMapping("/mcp/server-card")
    ResponseEntity<Map<String, Object>> serverCard() {
        return served("application/mcp-server-card+json", card.card(versions));
    }

    @GetMapping("/.well-known/ai-catalog.json")
    ResponseEntity<Map<String, Object>> aiCatalog() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("identifier", card.identifier());
        entry.put("displayName", ServerCard.TITLE);
        entry.put("type", "application/mcp-server-card+json");
        entry.put("url", address.mcp() + "/server-card");
        Map<String, Object> catalog = new LinkedHashMap<>();
        catalog.put("specVersion", "1.0");
        catalog.put("entries", List.of(entry));
        return served(MediaType.APPLICATION_JSON_VALUE, catalog);
    }

    @GetMapping("/.well-known/agent-skills/index.json")
    ResponseEntity<Map<String, Object>> skills() {
        return served(MediaType.APPLICATION_JSON_VALUE, skill.index());
    }

    @GetMapping(Skill.PATH)
    ResponseEntity<byte[]> skill() {
        return served("text/markdown;charset=UTF-8", skill.bytes());
    }

    /** RFC 9727. */
    @GetMapping("/.well-known/api-catalog")
    ResponseEntity<Map<String, Object>> apiCatalog() {
        Map<String, Object> mcp = new LinkedHashMap<>();
        mcp.put("anchor", address.mcp());
        mcp.put("service-meta", links("/mcp/server-card", "application/mcp-server-card+json"));
        mcp.put("service-doc", links("/llms.txt", "text/plain"));
        mcp.put("status", links("/api/health", MediaType.APPLICATION_JSON_VALUE));
        List<Map<String, Object>> all = new ArrayList<>(List.of(mcp, described("/api", "/openapi.json")));
        apis.forEach(api -> all.add(described(api.path(), api.description())));
        return served("application/linkset+json", Map.of("linkset", all));
    }

    private Map<String, Object> described(String path, String description) {
        Map<String, Object> api = new LinkedHashMap<>();
        api.put("anchor", address.base() + path);
        api.put("service-desc", links(description, "application/vnd.oai.openapi+json"));
        api.put("status", links("/api/health", MediaType.APPLICATION_JSON_VALUE));
        return api;
    }

    @GetMapping("/llms.txt")
    ResponseEntity<String> llms() {
        return served("text/plain;charset=UTF-8", """
                # Touchline

                > %s

                Connect an MCP client to %s (Streamable HTTP; anonymous calls are welcome, keys and sign-in unlock more).

                ## Read on

                - [How to use it well](%s): a skill for agents
                - [Server card](%s/server-card)
                - [HTTP API](%s/openapi.json)
                %s
                - [Tiers and prices](%s)

                ## Tools

                %s""".formatted(
                        ServerCard.DESCRIPTION,
                        address.mcp(),
                        address.base() + Skill.PATH,
                        address.mcp(),
                        address.base(),
                        apis.stream()
                                .map(api -> "- [%s](%s%s)".formatted(api.title(), address.base(), api.description()))
                                .collect(Collectors.joining("\n")),
                        address.pricing(),
                        toolTable));
    }

    private List<Map<String, Object>> links(String path, String type) {
        return List.of(Fields.of("href", address.base() + path, "type", type));
    }

    private static <T> ResponseEntity<T> served(String type, T body) {
        return ResponseEntity.ok()
                .cacheControl(CACHED)
                .contentType(MediaType.parseMediaType(type))
                .body(body);
    }
}
