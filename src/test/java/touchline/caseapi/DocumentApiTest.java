package touchline.caseapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.documents.LegalPdfs;
import touchline.documents.Pdfs;

/** Documents from the upload to the passage with its pinpoint, and searches over them. */
@ExtendWith(RunningServer.Shared.class)
class DocumentApiTest {

    private static final String TEXT =
            "Statement\n\nThe club has not paid wages for four months.\n\nThe zyzzyva clause is void.";

    private Research research;
    private String id;

    @BeforeEach
    void begin(RunningServer server) {
        research = Research.at(server);
        id = research.begin("Documents");
    }

    private JsonNode ready(String filename, String text) {
        var kept = Wire.json(research.keep(id, filename, text));
        return research.ended(id, kept.path("document_id").asString());
    }

    @Test
    void aFileIsKeptConvertedAndFoundWithItsPinpoint() {
        var answer = research.keep(id, "statement.txt", TEXT);
        assertThat(answer.statusCode()).isEqualTo(202);
        var kept = Wire.json(answer);
        String document = kept.path("document_id").asString();
        assertThat(kept.path("status_url").asString())
                .endsWith(kept.path("job_id").asString());

        var ended = research.ended(id, document);
        assertThat(ended.path("state").asString()).isEqualTo("ready");
        assertThat(Wire.json(research.get("/jobs/" + kept.path("job_id").asString()))
                        .path("kind")
                        .asString())
                .isEqualTo("document-conversion");
        String at = "/cases/%s/documents/%s".formatted(id, document);
        assertThat(research.get(at + "/content").body()).isEqualTo(TEXT);
        assertThat(research.get(at + "/markdown").body()).contains("four months");

        var found = research.desk().done("search_case", Map.of("case_id", id, "question", "Which wages are unpaid?"));
        assertThat(found.at("/of_case/passages/0/text").asString()).contains("four months");
        assertThat(found.at("/of_case/passages/0/citation").asString()).startsWith("statement.txt, p");
        assertThat(found.at("/of_case/passages/0/id").asString()).isEqualTo(document);
        assertThat(research.desk()
                        .done("list_case_sources", Map.of("case_id", id, "source_type", "party_document"))
                        .at("/sources/0/document_id")
                        .asString())
                .isEqualTo(document);
    }

    @Test
    void aPdfIsCitedByPageAndParagraph() {
        var award = Pdfs.of(
                Pdfs.text(
                        "1. The club engaged the player for three seasons and agreed to pay him a monthly salary.",
                        "",
                        "2. The club stopped paying the salary in January without giving any reason."),
                Pdfs.text(
                        "3. The player sent a notice and gave the club fifteen days to pay.",
                        "",
                        "4. The Panel finds that the axolotl clause of the contract is void and disregards it."));
        var kept = Wire.json(research.keep(id, "award.pdf", award));
        var document = research.ended(id, kept.path("document_id").asString());
        assertThat(document.path("pages").asInt()).isEqualTo(2);
        assertThat(document.path("language").asString()).isEqualTo("en");

        var asked =
                research.desk().call("search_case", Map.of("case_id", id, "question", "Is the axolotl clause void?"));
        assertThat(asked.at("/structuredContent/of_case/passages/0/citation").asString())
                .isEqualTo("award.pdf, p. 2, para. 4");
        assertThat(Wire.text(asked)).contains("award.pdf, p. 2, para. 4");
        assertThat(Wire.json(research.get("/search?q=axolotl%20clause&scope=cases"))
                        .at("/items/0/citation")
                        .asString())
                .isEqualTo("award.pdf, p. 2, para. 4");
        assertThat(Wire.text(research.desk().call("get_case", Map.of("case_id", id))))
                .contains("award.pdf, ready, 2 pages, in English");
    }

    @Test
    void whatAConversionDoubtsIsSaidBesideWhatIsFound() {
        var kept = Wire.json(research.keep(
                id, "half.pdf", Pdfs.of(Pdfs.text("1. The club owes four months of wages."), Pdfs.picture(""))));
        var document = research.ended(id, kept.path("document_id").asString());
        assertThat(document.path("warnings").toString()).contains("pictures without text", "2");
        assertThat(document.has("language")).isFalse();
        assertThat(research.desk()
                        .done("search_case", Map.of("case_id", id, "question", "Which wages are owed?"))
                        .path("not_searched")
                        .toString())
                .contains("half.pdf", "were not read: 2");
    }

    @Test
    void aSignedOrEncryptedFileIsReadAndSaidToBe() {
        var signed = LegalPdfs.signed(Pdfs.text("1. The club owes four months of wages."));
        var encrypted = Pdfs.encrypted("", Pdfs.text("2. The player gave fifteen days to pay."));
        for (var file : Map.of("signed.pdf", signed, "encrypted.pdf", encrypted).entrySet()) {
            var kept = Wire.json(research.keep(id, file.getKey(), file.getValue()));
            var document = research.ended(id, kept.path("document_id").asString());
            assertThat(document.path("remarks").toString())
                    .contains(file.getKey().replace(".pdf", ""));
            assertThat(document.path("warnings")).isEmpty();
        }
        assertThat(Wire.text(research.desk().call("get_case", Map.of("case_id", id))))
                .contains("whether its signatures hold was not checked", "opens without a password");
    }

    @Test
    void theSameFileAgainIsTheSameDocument() {
        var first = research.keep(id, "a.txt", "The same words.");
        var again = research.keep(id, "b.txt", "The same words.");
        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(Wire.json(again).path("document_id"))
                .isEqualTo(Wire.json(first).path("document_id"));
        assertThat(Wire.json(research.get("/cases/%s/documents".formatted(id))).path("items"))
                .hasSize(1);
    }

    @Test
    void manyFilesComeInOneForm() {
        var answer = research.send(
                "POST", "/cases/%s/documents".formatted(id), """
                --edge\r
                Content-Disposition: form-data; name="file"; filename="../../one.txt"\r
                \r
                First file.\r
                --edge\r
                Content-Disposition: form-data; name="file"; filename="two.txt"\r
                \r
                Second file.\r
                --edge--\r
                """, "Content-Type", "multipart/form-data; boundary=edge");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
        assertThat(Wire.json(answer).path("documents"))
                .extracting(it -> it.path("filename").asString())
                .containsExactly("one.txt", "two.txt");
    }

    @Test
    void aFileThatCannotBeReadIsKeptAndSaysWhy() {
        var ended = ready("scan.bin", "\u0001\u0002\u0003\u0004\u0000\u0000");
        assertThat(ended.path("state").asString()).isEqualTo("failed");
        assertThat(ended.path("reason").asString()).isNotBlank();
        String at =
                "/cases/%s/documents/%s".formatted(id, ended.path("document_id").asString());
        assertThat(research.get(at + "/markdown").statusCode()).isEqualTo(409);
        assertThat(research.get(at + "/content").statusCode()).isEqualTo(200);
        var again = research.keep(id, "scan.bin", "\u0001\u0002\u0003\u0004\u0000\u0000");
        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(Wire.json(again).path("document_id")).isEqualTo(ended.path("document_id"));
        assertThat(Wire.json(again).path("job_id")).isNotEqualTo(ended.path("job_id"));
        research.ended(id, ended.path("document_id").asString());
        assertThat(research.desk()
                        .done("search_case", Map.of("case_id", id, "question", "anything there"))
                        .path("not_searched")
                        .toString())
                .contains("scan.bin");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "VGhlIHNhbWUgd29yZHMu",
                "VGhl\\r\\nIHNhbWUg\\nd29yZHMu",
                "data:text/plain;base64,VGhlIHNhbWUgd29yZHMu",
            })
    void base64ComesInManyForms(String encoded) {
        var answer = research.post(
                "/cases/%s/documents".formatted(id),
                "{\"filename\": \"x.txt\", \"content_base64\": \"%s\"}".formatted(encoded));
        assertThat(Wire.json(answer).at("/documents/0/bytes").asInt()).isEqualTo("The same words.".length());
    }

    @Test
    void emptyAndUndecodableFilesAreRefused() {
        for (var encoded : List.of("", "%%%")) {
            assertThat(research.post(
                                    "/cases/%s/documents".formatted(id),
                                    Map.of("filename", "x.txt", "content_base64", encoded))
                            .statusCode())
                    .isEqualTo(400);
        }
    }

    @Test
    void searchFindsYourOwnCasesAndTheLibrary(RunningServer server) {
        ready("statement.txt", TEXT);
        var own = Wire.json(research.get("/search?q=zyzzyva%20clause&scope=cases"));
        assertThat(own.at("/items/0/case_id").asString()).isEqualTo(id);
        assertThat(own.at("/items/0/text").asString()).contains("zyzzyva");
        assertThat(Wire.json(research.get("/search?q=protected%20period")).path("items"))
                .isNotEmpty();
        assertThat(Wire.json(research.get("/search?q=free%20movement&forum=cjeu"))
                        .path("items"))
                .isNotEmpty()
                .allMatch(hit -> hit.path("found_in").asString().equals("decision"));
        assertThat(research.get("/search?q=x&scope=cases&year=2015").statusCode())
                .isEqualTo(400);
        assertThat(research.get("/search?q=%20").statusCode()).isEqualTo(400);
        assertThat(Research.at(server).get("/search?q=zyzzyva%20clause").body())
                .doesNotContain("zyzzyva clause is void");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "!",
                "%2F",
                "TAS%2FCAS",
                "(Art.%2017",
                "title:x",
                "*",
                "a%20AND",
                "%22open",
                "%5Ba%20TO",
                "C%2B%2B",
                "%E2%9A%BD"
            })
    void anyTextIsAQuestion(String q) {
        assertThat(research.get("/search?q=" + q).statusCode()).isEqualTo(200);
    }

    @Test
    void searchGoesOnWhereAPageEnds() {
        var first = Wire.json(research.get("/search?q=compensation&limit=3"));
        var second = Wire.json(research.get("/search?q=compensation&limit=3&cursor="
                + first.path("next_cursor").asString()));
        assertThat(second.path("items")).isNotEmpty().doesNotContainAnyElementsOf(first.path("items"));
    }

    @Test
    void semanticSearchTakesAQuestionOrAVectorOfTheRightSize() {
        assertThat(Wire.json(research.post(
                                "/search/semantic", Map.of("query", "a young player breaks his contract early")))
                        .path("items"))
                .isNotEmpty();
        var wrong = research.post("/search/semantic", Map.of("vector", List.of(1, 2, 3)));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(Wire.json(wrong).path("dimensions").asInt()).isGreaterThan(3);
        assertThat(research.post("/search/semantic", Map.of()).statusCode()).isEqualTo(400);
    }

    @Test
    void whatWasDeletedIsNotFoundAnyMore() {
        ready("statement.txt", TEXT);
        assertThat(research.send("DELETE", "/cases/" + id, "").statusCode()).isEqualTo(204);
        assertThat(research.get("/search?q=zyzzyva%20clause").body()).doesNotContain("zyzzyva clause is void");
        assertThat(research.post("/search/semantic", Map.of("query", "zyzzyva clause"))
                        .body())
                .doesNotContain("zyzzyva clause is void");
        assertThat(research.get("/cases/%s/source-pack".formatted(id)).statusCode())
                .isEqualTo(404);
    }

    @Test
    void aJobIsCancelledOnceAndKeptAsItEnded() {
        var kept = Wire.json(research.keep(id, "x.txt", "Words."));
        research.ended(id, kept.path("document_id").asString());
        var cancelled = research.send("DELETE", "/jobs/" + kept.path("job_id").asString(), "");
        assertThat(cancelled.statusCode()).isEqualTo(200);
    }
}
