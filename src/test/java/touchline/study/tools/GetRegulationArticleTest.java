package touchline.study.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.law.Instruments;

@ExtendWith(RunningServer.Shared.class)
class GetRegulationArticleTest {

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @Test
    void answersForADay() {
        var before = read("RSTP", "17", "2024-12-31");
        var now = read("RSTP", "17", "2026-11-27");
        var next = read("RSTP", "17", "2027-01-01");

        assertThat(before.path("standing").asString()).isEqualTo("not_yet");
        assertThat(before.at("/warnings/0").asString()).isNotBlank();
        assertThat(now.path("standing").asString()).isEqualTo("holds");
        assertThat(now.at("/coming/0/date").asString()).isEqualTo("2027-01-01");
        assertThat(next.path("citation").asString()).isEqualTo("RSTP-2027 17");
    }

    @Test
    void saysWhatIsSuspended() {
        var result = wire.call("get_regulation_article", Map.of("instrument", "FFAR", "article", "15"));

        assertThat(Wire.text(result)).contains("Suspended", "Circular 1873");
        assertThat(result.at("/structuredContent/suspended/paragraphs").size()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"12bis", "Art. 12bis", "art 12 bis", "ARTICLE 12 BIS"})
    void readsTheNumberHoweverItIsWritten(String written) {
        assertThat(read("RSTP", written, "2026-11-27").path("article").asString())
                .isEqualTo("12bis");
    }

    @ParameterizedTest
    @ValueSource(strings = {"99", "17000", "seventeen", "17'; drop table x", "../17"})
    void neverGuessesAnArticle(String written) {
        var result = wire.call("get_regulation_article", Map.of("instrument", "RSTP", "article", written));

        assertThat(Wire.text(result)).startsWith("NOT_FOUND: ");
        assertThat(result.at("/_meta/touchline~1error/nearest").isArray()).isTrue();
    }

    @Test
    void neverCallsAWordingOpenThatHasEnded(RunningServer server) {
        var answers = new ArticleAnswers(server.bean(Instruments.class), Clock.systemUTC());
        for (var instrument : server.bean(Instruments.class).all()) {
            for (var article : instrument.articles()) {
                for (int year = 2019; year <= 2028; year++) {
                    var day = LocalDate.of(year, 6, 1);
                    var answer = answers.of(instrument.code(), article.number(), Optional.of(day));
                    switch (answer.standing()) {
                        case HOLDS -> {
                            assertThat(answer.inForceFrom().filter(day::isBefore))
                                    .isEmpty();
                            assertThat(answer.inForceTo().filter(day::isAfter)).isEmpty();
                        }
                        case ENDED ->
                            assertThat(answer.inForceTo().orElseThrow()).isBefore(day);
                        case NOT_YET ->
                            assertThat(answer.inForceFrom().orElseThrow()).isAfter(day);
                    }
                    assertThat(answer.report()).contains(answer.summary(), answer.sourceUrl());
                }
            }
        }
    }

    private JsonNode read(String instrument, String article, String day) {
        return wire.call("get_regulation_article", Map.of("instrument", instrument, "article", article, "as_of", day))
                .path("structuredContent");
    }
}
