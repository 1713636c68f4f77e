package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.RunningServer;
import touchline.football.Players;
import touchline.jobs.Job;
import touchline.jobs.Jobs;

class ImportRoutesTest {

    private static final String TABLE = """
            name,born,nationality,position,club,value,shoe
            Tarmo Kallionpää,1999-05-06,Finland,Defender,FC Brisa,€1.5m,43
            Tarmo Zwei,31/31/1999,Finland,Defender,FC Brisa,,43
            """;

    private static RunningServer server;
    private static String secret;

    @BeforeAll
    static void start() {
        server = RunningServer.start();
        secret = server.demo().operator();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void takesAFileAndSaysWhatBecameOfItsRows() {
        assertThat(report("/api/internal/imports/csv?dry_run=true", TABLE))
                .contains("\"status\":\"completed\"", "\"dry_run\":true", "\"added\":2", "\"refused\":1");
        assertThat(server.bean(Players.class).find("tarmo-kallionpaa-1999")).isEmpty();

        assertThat(report("/api/internal/imports/csv?source=Our%20scouts", TABLE))
                .contains("\"added\":2", "\"line\":3", "may be two days or none", "left: shoe.", "\"rows_done\":");
        assertThat(server.bean(Players.class).find("tarmo-kallionpaa-1999")).isPresent();

        assertThat(report("/api/internal/imports/csv?source=Our%20scouts", TABLE))
                .contains("\"added\":0", "\"updated\":0", "\"unchanged\":2");
    }

    @Test
    void saysWhyAFileIsRefused() {
        assertThat(report("/api/internal/imports/fbref?file=shop.csv", "article,price\nShirt,12\n"))
                .contains("\"status\":\"failed\"", "This is no fbref file", "article, price");
    }

    @Test
    void refusesWhatItCannotTake() {
        assertThat(send("/api/internal/imports/excel", "a", secret).statusCode())
                .isEqualTo(404);
        assertThat(send("/api/internal/imports/csv?colour=red", "a", secret).body())
                .contains("There is no option colour");
        assertThat(send("/api/internal/imports/csv", "", secret).statusCode()).isEqualTo(400);
        assertThat(send("/api/internal/imports/csv", "a", "wrong").statusCode()).isEqualTo(401);
        assertThat(get("/api/internal/imports/none").statusCode()).isEqualTo(404);
    }

    private static String report(String path, String body) {
        HttpResponse<String> accepted = send(path, body, secret);
        assertThat(accepted.statusCode()).as(accepted.body()).isEqualTo(202);
        String id = accepted.body().replaceAll(".*\"job_id\":\"([^\"]+)\".*", "$1");
        assertThat(accepted.body()).contains("\"status_url\":\"/api/internal/imports/" + id + "\"");
        Awaitility.await()
                .atMost(java.time.Duration.ofMinutes(2))
                .until(() -> server.bean(Jobs.class)
                        .find("operator", id)
                        .map(Job::status)
                        .filter(Job.Status::isFinal)
                        .isPresent());
        return get("/api/internal/imports/" + id).body();
    }

    private static HttpResponse<String> send(String path, String body, String with) {
        return answer(request(path, with)
                .header("content-type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static HttpResponse<String> get(String path) {
        return answer(request(path, secret).GET());
    }

    private static HttpRequest.Builder request(String path, String with) {
        return HttpRequest.newBuilder(URI.create(server.base() + path)).header("x-worker-secret", with);
    }

    private static HttpResponse<String> answer(HttpRequest.Builder request) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (java.io.IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
