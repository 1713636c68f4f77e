package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PostgresFlowTest {

    @Test
    void signsPeopleInOnPostgresAcrossARestart() throws IOException {
        try (var postgres = EmbeddedPostgres.start()) {
            var url = "--touchline.store.url=" + postgres.getJdbcUrl("postgres", "postgres");
            String client;
            String refresh;
            String keys;
            try (var service = Running.start(url)) {
                var visit = new Visit(service);
                keys = visit.browser.get("/oauth2/jwks").body();
                client = visit.registered();
                visit.signUp();
                var tokens = Browser.json(visit.redeem(client, visit.code(visit.request(client)), Map.of()));
                refresh = tokens.path("refresh_token").stringValue();
                var again = Browser.json(visit.refresh(client, refresh));
                refresh = again.path("refresh_token").stringValue();
                assertThat(visit.refresh(client, tokens.path("refresh_token").stringValue())
                                .statusCode())
                        .isEqualTo(400);
            }
            try (var service = Running.start(url)) {
                var visit = new Visit(service);
                var tokens = Browser.json(visit.refresh(client, refresh));
                assertThat(visit.browser.get("/oauth2/jwks").body()).isEqualTo(keys);
                assertThat(tokens.path("access_token").isString()).isTrue();
            }
        }
    }
}
