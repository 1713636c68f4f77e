package touchline.market.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.models.FakeModel;

/** The synthesis that a language model writes, held to the dossier. */
class LiveSynthesisTest {

    private static FakeModel model;
    private static RunningServer server;

    @BeforeAll
    static void start() {
        model = new FakeModel();
        server = RunningServer.start(
                List.of("--touchline.models.url=" + model.url() + "/v1", "--touchline.models.name=a-model"));
    }

    @AfterAll
    static void stop() {
        server.close();
        model.close();
    }

    @BeforeEach
    void wellAgain() {
        model.writes(_ -> "He was last seen at FC Bayern [2]. He earns 25,000,000 a year [2]. He will leave soon.");
    }

    private JsonNode picture() {
        return new Wire(server.base())
                .call(
                        "orchestrate_transfer_dossier",
                        Map.of("player_slug", "harry-kane-1993", "live_synthesis", true),
                        "Authorization",
                        "Bearer " + server.demo().market())
                .path("structuredContent");
    }

    @Test
    void keepsCitedSentencesAndCountsTheCost() {
        JsonNode synthesis = picture().path("synthesis");

        assertThat(synthesis.has("code")).isFalse();
        assertThat(synthesis.path("sentences")).singleElement().satisfies(sentence -> {
            assertThat(sentence.path("text").asString()).isEqualTo("He was last seen at FC Bayern");
            assertThat(sentence.path("citation").asString()).isNotBlank();
        });
        assertThat(synthesis.path("dropped").asInt()).isEqualTo(2);
        assertThat(synthesis.path("tokens_read").asInt()).isEqualTo(900);
        assertThat(synthesis.path("cost_units").asInt()).isEqualTo(2);
    }

    @Test
    void losesTheSynthesisAloneWhenTheModelFails() {
        model.fails(503);
        JsonNode picture = picture();

        assertThat(picture.at("/synthesis/code").asString()).isEqualTo("UNAVAILABLE");
        assertThat(picture.at("/snapshot/club/name").asString()).contains("Bayern");
    }
}
