package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import touchline.Golden;
import touchline.RunningServer;
import touchline.Wire;

/** The documents by which clients find the server. */
@ExtendWith(RunningServer.Shared.class)
class DiscoveryTest {

    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @ParameterizedTest
    @CsvSource({
        "/mcp, application/json, greeting.json",
        "/mcp/study, application/json, greeting-study.json",
        "/.well-known/mcp.json, application/json, manifest.json",
        "/.well-known/mcp/server-card.json, application/json, manifest.json",
        "/mcp/server-card, application/mcp-server-card+json, server-card.json",
        "/.well-known/ai-catalog.json, application/json, ai-catalog.json",
        "/.well-known/api-catalog, application/linkset+json, api-catalog.json",
        "/.well-known/oauth-protected-resource, application/json, protected-resource.json",
        "/.well-known/oauth-authorization-server, application/json, authorization-server.json",
        "/openapi.json, application/json, openapi.json"
    })
    void areWhatTheGoldenFilesSay(String path, String type, String golden) {
        var answer = wire.get(path, "Accept", "application/json, */*");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type"))
                .hasValueSatisfying(header -> assertThat(header).startsWith(type));
        String pretty = PRETTY.writeValueAsString(PRETTY.readTree(answer.body()));
        Golden.check("discovery/" + golden, pretty.replace(wire.base(), "{base}") + "\n");
    }

    @ParameterizedTest
    @CsvSource({"/llms.txt, llms.txt", "/.well-known/agent-skills/fifa-mcp-server.md, skill.md"})
    void areTextsOfTheirOwn(String path, String golden) {
        Golden.check("discovery/" + golden, wire.get(path).body().replace(wire.base(), "{base}"));
    }

    @Test
    void giveTheDigestOfTheSkillAsItIsServed() throws Exception {
        var index = Wire.json(wire.get("/.well-known/agent-skills/index.json"));
        String skill = wire.get(index.at("/skills/0/url").asString()).body();

        assertThat(index.at("/skills/0/digest").asString())
                .isEqualTo("sha256:"
                        + HexFormat.of()
                                .formatHex(MessageDigest.getInstance("SHA-256")
                                        .digest(skill.getBytes(StandardCharsets.UTF_8))));
    }

    @Test
    void areOpenToEveryPage() {
        assertThat(wire.get("/.well-known/mcp.json", "Origin", "https://anywhere.example")
                        .headers()
                        .firstValue("access-control-allow-origin"))
                .hasValue("*");
    }
}
