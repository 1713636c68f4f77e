package touchline.site.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.accounts.AccountsSettings;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Protocol;
import touchline.site.Offered;
import touchline.site.SampleTools;
import touchline.site.Tier;

@ExtendWith(RunningServer.Shared.class)
class SiteInfoTest {

    private final RunningServer server;
    private final Wire wire;
    private final JsonNode answer;

    SiteInfoTest(RunningServer server) {
        this.server = server;
        this.wire = new Wire(server.base());
        this.answer = wire.call("site_info", Map.of());
    }

    @Test
    void namesTheToolsThatAreListedAndNoOthers() {
        var listed = wire.rpc("tools/list", Map.of()).at("/result/tools");
        var named = answer.at("/structuredContent/areas")
                .valueStream()
                .flatMap(area -> names(area.path("tools"), "name").stream())
                .toList();

        assertThat(named).isEqualTo(names(listed, "name")).startsWith("site_info", "get_account_status");
        var limited = answer.at("/structuredContent/tiers")
                .valueStream()
                .flatMap(tier -> names(tier.path("monthly_limits"), "tool").stream());
        assertThat(limited).allMatch(named::contains);
    }

    @Test
    void saysWhichInstrumentsAreLoadedInWhichEditionAndUntilWhen() {
        var register = server.context().getBean(Instruments.class);
        var rstp = register.find("RSTP").orElseThrow();

        assertThat(names(answer.at("/structuredContent/loaded/instruments"), "code"))
                .isEqualTo(register.all().stream().map(it -> it.code()).toList());
        assertThat(Wire.text(answer))
                .contains("| RSTP | %s | %s | %s | %d | %s |"
                        .formatted(
                                rstp.title(),
                                rstp.edition().name(),
                                rstp.read().edition(),
                                rstp.articleCount(),
                                rstp.stateOfSources()));
        assertThat(answer.at("/structuredContent/loaded/lessons").asInt()).isEqualTo(8);
    }

    @Test
    void saysWhereToReadOnAndWhatTheEndpointTakes() {
        var content = answer.path("structuredContent");

        assertThat(content.at("/links/pricing").asString()).isEqualTo(server.base() + "/pricing");
        assertThat(content.at("/limits/body_bytes").asInt()).isEqualTo(1_048_576);
        assertThat(content.at("/limits/protocol_versions/0").asString()).isEqualTo("2026-07-28");
        assertThat(Wire.text(answer)).contains("never reproduced").hasSizeLessThan(20_000);
    }

    @Test
    void saysWhatEachTierUnlocksAndMayUseOfMeteredTools() {
        var settings = server.context().getBean(AccountsSettings.class);
        var conditions = new Conditions(
                new Offered(SampleTools::offers, settings.quotas()),
                server.context().getBean(PublicAddress.class),
                server.context().getBean(Protocol.class));

        var tiers = conditions.tiers();

        assertThat(tiers).extracting(Conditions.TierTerms::tier).containsExactly(Tier.values());
        assertThat(tiers)
                .extracting(Conditions.TierTerms::unlocks)
                .containsExactly(
                        List.of(),
                        List.of("ask_study_assistant", "watched_players"),
                        List.of("ask_study_assistant", "generate_mock_exam", "watched_players"),
                        List.of("ask_study_assistant", "list_cases", "watched_players"));
        assertThat(tiers.getFirst().monthlyLimits())
                .containsExactly(new Conditions.Allowance("search_scout", false, Optional.of(3)));
        assertThat(tiers.getLast().monthlyLimits())
                .containsExactly(
                        new Conditions.Allowance("search_scout", true, Optional.empty()),
                        new Conditions.Allowance("ask_study_assistant", false, Optional.of(60)));
    }

    private static List<String> names(JsonNode list, String field) {
        return list.valueStream().map(it -> it.path(field).asString()).toList();
    }
}
