package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.RunningServer;
import touchline.Wire;

/** Names of uploaded files: kept as their owner wrote them, and leading nowhere. */
@ExtendWith(RunningServer.Shared.class)
class FileNamesTest {

    @ParameterizedTest
    @CsvSource({
        "Schiedsspruch_Müllner.txt, Schiedsspruch_Müllner.txt, Schiedsspruch_M%C3%BCllner.txt",
        "裁決.txt, 裁決.txt, %E8%A3%81%E6%B1%BA.txt",
        "D:\\cases\\x.txt, x.txt, x.txt",
        "../../etc/cron.d/x.txt, x.txt, x.txt",
        "'a\r\nX-Evil: 1.txt', 'a X-Evil  1.txt', a%20X-Evil%20%201.txt",
    })
    void aNameIsListedAndDownloadedAsItWasWritten(String sent, String kept, String coded, RunningServer server) {
        var research = Research.at(server);
        String id = research.begin("Names");
        String document = Wire.json(research.keep(id, sent, "The words of " + coded))
                .path("document_id")
                .asString();
        var ended = research.ended(id, document);
        var download = research.get("/cases/%s/documents/%s/content".formatted(id, document));

        assertThat(ended.path("filename").asString()).isEqualTo(kept);
        assertThat(download.body()).isEqualTo("The words of " + coded);
        assertThat(download.headers().firstValue("Content-Disposition"))
                .hasValueSatisfying(
                        header -> assertThat(header).startsWith("attachment").contains(coded));
        assertThat(download.headers().map()).doesNotContainKey("x-evil");
    }
}
