package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;
import touchline.store.Databases;

class QuotasTest {

    private static final Caller STRANGER = new Caller.Anonymous("203.0.113.9");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void givesExactlyTheLimitToCallsMadeAtOnce(Databases database) throws Exception {
        try (var ground = new Ground(database, folder)) {
            assertThat(succeeding(40, () -> ground.quotas.reserve("search_scout", STRANGER)))
                    .isEqualTo(3);
            assertThat(ground.quotas.state("search_scout", STRANGER))
                    .isEqualTo(new Quota(Optional.of(3), 3, Optional.of(0), LocalDate.of(2026, 12, 1)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void saysTheLimitAndTheDayItStartsAnew(Databases database) {
        try (var ground = new Ground(database, folder)) {
            spend(ground, 3);

            assertThatThrownBy(() -> ground.quotas.reserve("search_scout", STRANGER))
                    .asInstanceOf(InstanceOfAssertFactories.type(Problem.class))
                    .satisfies(problem -> {
                        assertThat(problem.code()).isEqualTo(Code.QUOTA_EXCEEDED);
                        assertThat(problem.details())
                                .containsEntry("limit", 3)
                                .containsEntry("reset_date", "2026-12-01");
                        assertThat(problem.sentence()).contains("https://touchline.example/sign-in");
                    });
        }
    }

    @ParameterizedTest
    @EnumSource
    void startsAnewWithTheMonthInUtc(Databases database) {
        try (var ground = new Ground(database, folder)) {
            spend(ground, 3);

            ground.clock.set("2026-11-30T23:59:59Z");
            assertThatThrownBy(() -> spend(ground, 1)).isInstanceOf(Problem.class);

            ground.clock.set("2026-12-01T00:00:00Z");
            assertThat(ground.quotas.reserve("search_scout", STRANGER).quota())
                    .isEqualTo(new Quota(Optional.of(3), 1, Optional.of(2), LocalDate.of(2027, 1, 1)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void forgetsMonthsBeforeTheLast(Databases database) {
        try (var ground = new Ground(database, folder)) {
            spend(ground, 1);
            ground.clock.set("2026-12-05T00:00:00Z");
            spend(ground, 1);
            ground.clock.set("2027-01-05T00:00:00Z");
            spend(ground, 1);

            assertThat(ground.store
                            .read()
                            .sql("SELECT month FROM quota_use ORDER BY month")
                            .query(String.class)
                            .list())
                    .containsExactly("2026-12", "2027-01");
        }
    }

    @ParameterizedTest
    @EnumSource
    void givesBackOnceWhatWasNotUsed(Databases database) {
        try (var ground = new Ground(database, folder)) {
            spend(ground, 2);
            var third = ground.quotas.reserve("search_scout", STRANGER);

            third.giveBack();
            third.giveBack();

            assertThat(ground.quotas.state("search_scout", STRANGER).used()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsAPersonOnceWhateverTheCredential(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var account = ground.account("fan@example.org");
            var key = ground.keys
                    .mintFor(account.id(), "laptop", Optional.empty())
                    .secret();
            for (var credential : List.of(account.id(), key, account.id(), key)) {
                ground.quotas.reserve(
                        "search_scout",
                        ground.callers.identify(
                                Optional.of(credential), "203.0.113.9", "https://touchline.example/mcp"));
            }

            assertThat(ground.quotas.state("search_scout", Ground.user(account)).used())
                    .isEqualTo(4);
            assertThat(ground.quotas.state("search_scout", STRANGER).used()).isZero();
            assertThat(ground.quotas
                            .state("ask_study_assistant", Ground.user(account))
                            .used())
                    .isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void givesTheBestLimitOfSeveralEntitlements(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var both = Ground.user(ground.account("both@example.org", Entitlement.STUDY, Entitlement.MARKET));
            var market = Ground.user(ground.account("market@example.org", Entitlement.MARKET));

            assertThat(ground.quotas.state("ask_study_assistant", both).limit()).isEmpty();
            assertThat(ground.quotas.state("ask_study_assistant", market).limit())
                    .contains(60);
            assertThat(ground.quotas.reserve("ask_study_assistant", both).quota())
                    .isEqualTo(new Quota(Optional.empty(), 1, Optional.empty(), LocalDate.of(2026, 12, 1)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesEveryCallWhenTheLimitIsNone(Databases database) {
        try (var ground = new Ground(database, folder)) {
            assertThatThrownBy(() -> ground.quotas.reserve("ask_study_assistant", STRANGER))
                    .isInstanceOf(Problem.class);
            assertThat(ground.quotas.state("ask_study_assistant", STRANGER).used())
                    .isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsNoAddress(Databases database) {
        try (var ground = new Ground(database, folder)) {
            spend(ground, 1);

            assertThat(ground.store
                            .read()
                            .sql("SELECT subject FROM quota_use")
                            .query(String.class)
                            .single())
                    .startsWith("address:")
                    .doesNotContain("203.0.113.9", Subjects.network("203.0.113.9"));
        }
    }

    private static void spend(Ground ground, int calls) {
        for (int call = 0; call < calls; call++) {
            ground.quotas.reserve("search_scout", STRANGER);
        }
    }

    private static int succeeding(int threads, Callable<?> work) throws InterruptedException {
        var start = new CountDownLatch(1);
        var running = new ArrayList<Future<?>>();
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int thread = 0; thread < threads; thread++) {
                running.add(pool.submit(() -> {
                    start.await();
                    return work.call();
                }));
            }
            start.countDown();
        }
        int succeeded = 0;
        for (var one : running) {
            try {
                one.get();
                succeeded++;
            } catch (ExecutionException e) {
                assertThat(e.getCause())
                        .isInstanceOfSatisfying(
                                Problem.class, it -> assertThat(it.code()).isEqualTo(Code.QUOTA_EXCEEDED));
            }
        }
        return succeeded;
    }
}
