package touchline.scout.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** The scouting tools, as a client sees them. */
@ExtendWith(RunningServer.Shared.class)
class ScoutToolsTest {

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

    private String refusal(String tool, Map<String, ?> arguments) {
        JsonNode answer = wire.call(tool, arguments, market);
        assertThat(answer.path("isError").asBoolean()).isTrue();
        return answer.at("/content/0/text").asString();
    }

    @Test
    void goesThroughAListPageByPage() {
        JsonNode first = found("list_scout_players", Map.of("position", "goalkeeper", "limit", 5));
        JsonNode second = found(
                "list_scout_players",
                Map.of(
                        "position",
                        "goalkeeper",
                        "limit",
                        5,
                        "cursor",
                        first.path("next_cursor").asString()));

        assertThat(first.path("players")).hasSize(5);
        assertThat(first.at("/players/0/position").asString()).isEqualTo("goalkeeper");
        assertThat(second.at("/players/0/slug")).isNotEqualTo(first.at("/players/0/slug"));
    }

    @Test
    void refusesACursorOfAnotherList() {
        JsonNode first = found("list_scout_players", Map.of("limit", 5));

        assertThat(refusal(
                        "list_scout_players",
                        Map.of(
                                "position",
                                "forward",
                                "cursor",
                                first.path("next_cursor").asString())))
                .startsWith("INVALID_ARGUMENT");
    }

    @Test
    void ranksAPlayerBesidePeersAndSaysWhoTheyAre() {
        JsonNode profile = found("get_scout_player", Map.of("slug", "lionel-messi-1987"));
        JsonNode standing = profile.path("standings")
                .valueStream()
                .filter(it -> it.path("season").asString().equals("2017/18"))
                .findFirst()
                .orElseThrow();

        assertThat(standing.path("pool").asString()).contains("forwards with 900 minutes or more", "n = 326");
        assertThat(standing.at("/marks/0/percentile").asDouble()).isGreaterThan(90);
        assertThat(profile.path("similar")).hasSize(5);
        assertThat(profile.at("/player/source").asString()).isNotBlank();
        assertThat(profile.path("attributions").toString()).contains("Wyscout");
    }

    @Test
    void saysWhatIsNotKnownAndNeverANought() {
        JsonNode profile = found("get_scout_player", Map.of("slug", "lamine-yamal-2007"));

        assertThat(profile.path("unknown").toString()).contains("Market values", "import");
        assertThat(profile.path("market_values")).isEmpty();
        assertThat(profile.path("contract_until").isMissingNode()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"list_scout_players", "search_scout", "get_scout_player", "compare_players"})
    void saysWithEveryAnswerThatOnlyTheSampleIsLoaded(String tool) {
        Map<String, Map<String, ?>> arguments = Map.of(
                "list_scout_players", Map.of("limit", 1),
                "search_scout", Map.of("query", "Messi"),
                "get_scout_player", Map.of("slug", "lionel-messi-1987"),
                "compare_players", Map.of("slugs", List.of("lionel-messi-1987", "harry-kane-1993")));
        JsonNode answer = wire.call(tool, arguments.getOrDefault(tool, Map.of()), market);

        assertThat(answer.at("/content/0/text").asString())
                .contains("Only the sample of the release is loaded", "recent counts from its newest day, 2026-07");
    }

    @Test
    void sendsAPictureWhenAsked() {
        JsonNode answer =
                wire.call("get_scout_player", Map.of("slug", "harry-kane-1993", "include_chart", true), market);

        assertThat(answer.at("/content/1/type").asString()).isEqualTo("image");
        assertThat(answer.at("/content/1/mimeType").asString()).isEqualTo("image/png");
    }

    @Test
    void namesTheNearestWhenASlugIsUnknown() {
        assertThat(refusal("get_scout_player", Map.of("slug", "lamine-yamal-2008")))
                .startsWith("NOT_FOUND")
                .contains("lamine-yamal-2007");
    }

    @ParameterizedTest
    @CsvSource({
        "Ødegaard, martin-odegaard-1998",
        "odegaard, martin-odegaard-1998",
        "Modric, luka-modric-1985",
        "Модрич, luka-modric-1985",
        "Mbappe Kylian, kylian-mbappe-1998",
        "de bruyne, kevin-de-bruyne-1991",
        "Haland, erling-haland-2000",
        "jude belingham, jude-bellingham-2003",
    })
    void findsAPlayerByName(String query, String slug) {
        assertThat(found("search_scout", Map.of("query", query))
                        .at("/players/0/slug")
                        .asString())
                .isEqualTo(slug);
    }

    @Test
    void takesANameThatIsAlsoANationForTheName() {
        assertThat(found("search_scout", Map.of("query", "Jordan Pickford"))
                        .at("/players/0/slug")
                        .asString())
                .startsWith("jordan-pickford");
    }

    @Test
    void saysAsWhatADescriptionWasTaken() {
        JsonNode found = found(
                "search_scout", Map.of("query", "left-footed centre-backs in Ligue 1 with 900 minutes", "limit", 3));

        assertThat(found.path("understood")).hasSize(4);
        assertThat(found.path("players")).hasSize(3);
        assertThat(found.path("players").valueStream())
                .allMatch(it -> it.path("foot").asString().equals("left"))
                .allMatch(it -> it.path("position").asString().equals("defender"));
    }

    @Test
    void saysWhichFilterLeavesNobody() {
        JsonNode found =
                found("search_scout", Map.of("query", "left-footed centre-backs under 16 in Ligue 1 with 900 minutes"));

        assertThat(found.path("players")).isEmpty();
        assertThat(found.path("understood").toString())
                .contains("has numbers in Ligue 1, in any season known (2017/18)");
        assertThat(found.path("easier").valueStream().map(JsonNode::asString))
                .singleElement()
                .asString()
                .matches("Without “under 16 .*”: \\d+");
    }

    @Test
    void comparesPlayersOfOnePool() {
        JsonNode compared = found(
                "compare_players",
                Map.of("slugs", List.of("lionel-messi-1987", "harry-kane-1993"), "season", "2017/18"));

        assertThat(compared.path("pool").asString()).contains("forwards");
        assertThat(compared.path("metrics").size()).isGreaterThan(10);
        assertThat(compared.path("agree")).isNotEmpty();
        assertThat(compared.path("differ")).isNotEmpty();
        assertThat(compared.path("differ").valueStream())
                .noneMatch(metric -> compared.path("agree").valueStream().anyMatch(metric::equals));
    }

    @Test
    void saysWhyPlayersCannotBeCompared() {
        JsonNode compared = found(
                "compare_players",
                Map.of("slugs", List.of("lionel-messi-1987", "lamine-yamal-2007"), "season", "2017/18"));

        assertThat(compared.path("pool").isMissingNode()).isTrue();
        assertThat(compared.path("notes").toString()).contains("no pool together in 2017/18");
    }

    @ParameterizedTest
    @ValueSource(strings = {"!!!", "{}", "' OR 1=1 --", "\"", "%", "😀", "(", "*:*"})
    void answersWhateverIsTyped(String query) {
        assertThat(found("search_scout", Map.of("query", query)).path("total").isNumber())
                .isTrue();
    }

    @Test
    void namesTheClubsWhenOneIsNotKnown() {
        assertThat(refusal("list_scout_players", Map.of("club", "FC Nowhere at All")))
                .startsWith("INVALID_ARGUMENT")
                .contains("FC Nowhere at All");
    }
}
