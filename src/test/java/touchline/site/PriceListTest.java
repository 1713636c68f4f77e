package touchline.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.accounts.AccountsSettings;
import touchline.accounts.Limit;

class PriceListTest {

    private static final Limit UNLIMITED = Limit.of("unlimited");

    private final PriceList prices = new PriceList(new Offered(
            SampleTools::offers,
            Map.of(
                    "search_scout", new AccountsSettings.Tiers(Limit.of(3), Limit.of(9), UNLIMITED, Limit.of(70)),
                    "ask_study_assistant",
                            new AccountsSettings.Tiers(Limit.of(0), Limit.of(8), UNLIMITED, Limit.of(60)))));

    @Test
    void saysWhatEachTierHoldsWithTheNumbersThatAreSet() {
        var rows = prices.areas().getFirst().rows();

        assertThat(rows)
                .extracting(PriceList.Row::tool, row -> String.join(" | ", row.cells()))
                .containsExactly(
                        tuple("search_scout", "3 a month | 9 a month | unlimited | 70 a month"),
                        tuple("ask_study_assistant", "– | 8 a month | unlimited | 60 a month"),
                        tuple("generate_mock_exam", "– | – | included | –"),
                        tuple("list_cases", "– | – | – | included"),
                        tuple("watched_players", "– | included | included | included"));
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }
}
