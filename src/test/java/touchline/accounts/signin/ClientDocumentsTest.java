package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.outgoing.Outgoing;

class ClientDocumentsTest {

    private final Stub stub = new Stub();
    private final String id = stub.address() + "/client.json";
    private final Outgoing outgoing = new Outgoing();
    private final SmallDocuments documents = new SmallDocuments(outgoing);
    private final ClientDocuments local = new ClientDocuments(documents, true);

    @AfterEach
    void close() {
        stub.close();
        outgoing.close();
    }

    private String document(String more) {
        return """
                {"client_id": "%s", "client_name": "Desk", "redirect_uris": ["%s"]%s}
                """.formatted(id, Visit.REDIRECT, more);
    }

    @Test
    void signsPeopleInWithAnApplicationThatHasOnlyItsDocument() {
        var service = Running.shared();
        stub.serve("/client.json", document(""));
        var visit = new Visit(service);
        visit.signUp();
        var page = visit.asked(visit.request(id));
        assertThat(page.body()).contains("is described at").doesNotContain("nobody vouches");
        var code = Browser.redirected(visit.browser.post("/oauth2/authorize", Browser.hidden(page)), "code");
        assertThat(visit.redeem(id, code, Map.of()).statusCode()).isEqualTo(200);
        assertThat(stub.asked("/client.json")).isEqualTo(1);

        service.clock().pass(Duration.ofHours(1));
        visit.authorize(visit.request(id));
        assertThat(stub.asked("/client.json")).isEqualTo(2);
    }

    @Test
    void readsSoManyNewDocumentsForOneNetworkInAnHour() {
        var service = Running.shared();
        stub.serve("/client.json", document(""));
        service.clock().pass(Duration.ofHours(1));
        var visit = new Visit(service);
        for (int number = 0; number < 30; number++) {
            visit.authorize(visit.request(stub.address() + "/unknown-" + number));
        }
        assertThat(visit.authorize(visit.request(id)).body()).contains("temporarily_unavailable");
        assertThat(stub.asked("/client.json")).isZero();
        service.clock().pass(Duration.ofHours(1));
        assertThat(Browser.location(visit.authorize(visit.request(id)))).isEqualTo("/sign-in");
    }

    @Test
    void forgetsADocumentThatNobodyAgreedToAfterADay() {
        var service = Running.shared();
        stub.serve("/client.json", document(""));
        var visit = new Visit(service);
        visit.authorize(visit.request(id));
        assertThat(service.bean(Clients.class).find(id)).isPresent();
        service.clock().pass(Duration.ofHours(25));
        new Visit(service).registered();
        assertThat(service.bean(Clients.class).find(id)).isEmpty();
    }

    @Test
    void readsADocumentThatNamesItself() {
        stub.serve("/client.json", document(", \"token_endpoint_auth_method\": \"none\""));
        assertThat(local.at(id))
                .hasValueSatisfying(said -> assertThat(said.name()).isEqualTo("Desk"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ", \"client_secret\": \"x\"",
                ", \"token_endpoint_auth_method\": \"client_secret_basic\"",
                ", \"client_id\": \"https://other.example/client.json\"",
                ", \"redirect_uris\": [\"javascript:alert(1)\"]",
                ", \"redirect_uris\": []",
                ", \"grant_types\": [\"implicit\"]"
            })
    void refusesDocumentsThatWillNotDo(String more) {
        stub.serve("/client.json", document(more));
        assertThat(local.at(id)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"302, application/json", "200, text/html", "500, application/json", "200, application/jsonp"})
    void refusesWhatIsNoJsonDocument(int status, String type) {
        stub.serve("/client.json", status, type, document(""));
        assertThat(local.at(id)).isEmpty();
    }

    @Test
    void refusesLongAndBrokenDocuments() {
        stub.serve("/client.json", document(", \"x\": \"%s\"".formatted("y".repeat(5 * 1024))));
        assertThat(local.at(id)).isEmpty();
        stub.serve("/other.json", "{\"client_id\":");
        assertThat(local.at(stub.address() + "/other.json")).isEmpty();
    }

    @Test
    void doesNotAskAgainForWhatHasJustFailed() {
        assertThat(local.at(id)).isEmpty();
        assertThat(local.at(id)).isEmpty();
        assertThat(stub.asked("/client.json")).isEqualTo(1);
    }

    @Test
    void talksToNoPrivateHost() {
        stub.serve("/client.json", document(""));
        assertThat(new ClientDocuments(documents, false).at(id)).isEmpty();
        assertThat(stub.asked("/client.json")).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://localhost/client.json",
                "https://127.0.0.1/client.json",
                "https://[::1]/client.json",
                "https://10.0.0.1/client.json",
                "https://169.254.169.254/latest/meta-data",
                "https://192.168.1.1/client.json",
                "https://2130706433/client.json",
                "https://user@example.org/client.json",
                "https://example.org/",
                "https://example.org/a/../client.json",
                "https://example.org/client.json#x",
                "ftp://example.org/client.json"
            })
    void fetchesFromNoSuchAddress(String address) {
        assertThat(new ClientDocuments(documents, false).at(address)).isEmpty();
    }
}
