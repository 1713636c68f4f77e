package touchline.market.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** The tools of the market, as a client sees them. */
@ExtendWith(RunningServer.Shared.class)
class MarketToolsTest {

    private static final String KANE = "harry-kane-1993";

    private Wire wire;
    private String[] market;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
        market = new String[] {"Authorization", "Bearer " + server.demo().market()};
    }

    private JsonNode found(String tool, Map<String, ?> arguments) {
        return wire.call(tool, arguments, market).path("structuredContent");
    }

    private String refusal(String tool, Map<String, ?> arguments, String... headers) {
        JsonNode answer = wire.call(tool, arguments, headers);
        assertThat(answer.path("isError").asBoolean()).isTrue();
        return Wire.text(answer);
    }

    @Test
    void belongToTheMarketTier(RunningServer server) {
        var study = "Bearer " + server.demo().study();
        assertThat(refusal("dossier_snapshot", Map.of("player_slug", KANE))).startsWith("PREMIUM_REQUIRED");
        assertThat(refusal("dossier_snapshot", Map.of("player_slug", KANE), "Authorization", study))
                .startsWith("PREMIUM_REQUIRED");
    }

    @Test
    void sayWhatIsKnownOfAPlayerAndPlainlyWhatIsNot() {
        JsonNode kane = found("dossier_snapshot", Map.of("player_slug", KANE));

        assertThat(kane.at("/club/name").asString()).contains("Bayern");
        assertThat(kane.at("/club/last_seen").asString()).isEqualTo("2026-06-11");
        assertThat(kane.path("market_value").isMissingNode()).isTrue();
        assertThat(kane.path("gaps"))
                .extracting(gap -> gap.path("what").asString())
                .containsExactly("contract", "agent", "value", "availability");
        assertThat(kane.path("gaps"))
                .allSatisfy(gap -> assertThat(gap.path("remedy").asString()).contains("import"));
        assertThat(kane.path("recent_from").asString()).isEqualTo("2026-07-16");
        assertThat(kane.path("attributions")).isNotEmpty();
    }

    @Test
    void nameTheNearestPlayersForASlugThatNobodyHas() {
        assertThat(refusal("dossier_snapshot", Map.of("player_slug", "hary-kane-1993"), market))
                .startsWith("NOT_FOUND")
                .contains(KANE);
    }
}
