package touchline.site.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.jayway.jsonpath.DocumentContext;
import com.jayway.jsonpath.JsonPath;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.accounts.AccountsSettings;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Protocol;
import touchline.site.Offered;
import touchline.site.RunningSite;
import touchline.site.SampleTools;
import touchline.site.Tier;

class SiteInfoTest {

    private static RunningSite site;
    private static DocumentContext answer;

    @BeforeAll
    static void ask(@TempDir Path folder) {
        site = new RunningSite(folder);
        answer = JsonPath.parse(site.browser().call("site_info").body());
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void namesTheToolsThatAreListedAndNoOthers() {
        var list = site.browser().mcp("""
                {"jsonrpc":"2.0","id":1,"method":"tools/list"}""");
        List<String> listed = JsonPath.read(list.body(), "$.result.tools[*].name");

        assertThat(answer.<List<String>>read("$.result.structuredContent.areas[*].tools[*].name"))
                .isEqualTo(listed)
                .startsWith("site_info", "get_account_status");
        assertThat(text()).doesNotContain("search_scout", "list_cases");
    }

    @Test
    void saysWhichInstrumentsAreLoadedInWhichEditionAndUntilWhen() {
        var register = site.the(Instruments.class);
        var rstp = register.find("RSTP").orElseThrow();

        assertThat(answer.<List<String>>read("$.result.structuredContent.loaded.instruments[*].code"))
                .isEqualTo(register.all().stream().map(it -> it.code()).toList());
        assertThat(text())
                .contains("| RSTP | %s | %s | %s | %d | %s |"
                        .formatted(
                                rstp.title(),
                                rstp.edition().name(),
                                rstp.read().edition(),
                                rstp.articleCount(),
                                rstp.stateOfSources()));
        assertThat(answer.<Integer>read("$.result.structuredContent.loaded.lessons"))
                .isEqualTo(8);
    }

    @Test
    void saysWhereToReadOnAndWhatTheEndpointTakes() {
        assertThat(answer.<String>read("$.result.structuredContent.links.pricing"))
                .isEqualTo("http://touchline.example/pricing");
        assertThat(answer.<Integer>read("$.result.structuredContent.limits.body_bytes"))
                .isEqualTo(1_048_576);
        assertThat(answer.<List<String>>read("$.result.structuredContent.limits.protocol_versions"))
                .startsWith("2026-07-28", "2025-11-25");
        assertThat(text()).contains("never reproduced").hasSizeLessThan(20_000);
    }

    @Test
    void saysWhatEachTierUnlocksAndMayUseOfMeteredTools() {
        var settings = site.the(AccountsSettings.class);
        var offered = new Offered(SampleTools::offers, settings.quotas());
        var conditions = new Conditions(offered, site.the(PublicAddress.class), site.the(Protocol.class));

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
                .containsExactly(new Conditions.Allowance("search_scout", false, java.util.Optional.of(3)));
        assertThat(tiers.getLast().monthlyLimits())
                .containsExactly(
                        new Conditions.Allowance("search_scout", true, java.util.Optional.empty()),
                        new Conditions.Allowance("ask_study_assistant", false, java.util.Optional.of(60)));
    }

    private static String text() {
        return answer.read("$.result.content[0].text");
    }
}
