package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.http.HttpStatus;
import touchline.problem.Problem;
import touchline.store.Databases;
import touchline.store.Store;

class HealthTest {

    @TempDir
    Path folder;

    @Test
    void isDegradedWhileTheDiskIsFull() {
        try (var context = Databases.SQLITE.open(folder)) {
            var store = context.getBean(Store.class);
            var health = new Health(store);
            int pages = store.write(
                    tx -> tx.sql("pragma page_count").query(Integer.class).single());
            String before = limit(store, pages);
            assertThat(before).isNotBlank();

            assertThatExceptionOfType(Problem.class)
                    .isThrownBy(() ->
                            store.write(tx -> tx.sql("create table filler as select hex(randomblob(200000)) as text")
                                    .update()));
            assertThat(Optional.ofNullable(health.state().getBody()).flatMap(Health.State::degraded))
                    .contains(true);
            assertThat(health.state().getStatusCode()).isEqualTo(HttpStatus.OK);

            limit(store, 1_000_000);
            assertThat(health.state().getBody())
                    .isEqualTo(new Health.State(true, "touchline", Optional.empty(), Optional.empty()));
        }
    }

    private static String limit(Store store, int pages) {
        return store.write(tx ->
                tx.sql("pragma max_page_count = " + pages).query(String.class).single());
    }

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
