package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.http.HttpStatus;
import touchline.store.Databases;
import touchline.store.Store;

class HealthTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void isDegradedWhenTheDatabaseDoesNotAnswer(Databases database) {
        Health health;
        try (var context = database.open(folder)) {
            health = new Health(context.getBean(Store.class));
            assertThat(health.state().getStatusCode()).isEqualTo(HttpStatus.OK);
        }

        var answer = health.state();

        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.SERVICE_UNAVAILABLE);
        assertThat(answer.getBody())
                .isEqualTo(new Health.State(
                        false, "touchline", Optional.of(true), Optional.of("The database does not answer.")));
    }
}
