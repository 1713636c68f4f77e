package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;
import touchline.store.Databases;

class ApiKeysTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void keepsNothingThatLetsAnyoneIn(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var account = ground.account("fan@example.org");
            var minted = ground.keys.mintFor(account.id(), " laptop ", Optional.empty());

            assertThat(minted.secret())
                    .matches("svc_live_[0-9A-Za-z]{40}")
                    .startsWith(minted.key().prefix());
            assertThat(minted.key().prefix()).hasSize(13);
            assertThat(minted.toString()).doesNotContain(minted.secret());
            assertThat(ground.store
                            .read()
                            .sql("SELECT * FROM api_key")
                            .query()
                            .singleRow()
                            .toString())
                    .doesNotContain(minted.secret());
            assertThat(ground.keys.of(account.id())).containsExactly(minted.key());
            assertThat(minted.key().label()).isEqualTo("laptop");
        }
    }

    @ParameterizedTest
    @EnumSource
    void letsInAsTheAccountOrAsTheService(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var account = ground.account("fan@example.org", Entitlement.STUDY);
            var own = ground.keys.mintFor(account.id(), "laptop", Optional.empty());
            var service = ground.keys.mintForService(Set.of(Entitlement.MARKET), "importer", Optional.empty());

            assertThat(identify(ground, own)).isEqualTo(Ground.user(account));
            assertThat(identify(ground, service))
                    .isEqualTo(new Caller.ServiceKey(service.key().id(), Set.of(Entitlement.MARKET)));

            ground.accounts.grant(account.id(), Entitlement.MARKET, Optional.empty());
            assertThat(identify(ground, own).entitled())
                    .containsExactlyInAnyOrder(Entitlement.STUDY, Entitlement.MARKET);
        }
    }

    @ParameterizedTest
    @EnumSource
    void stopsLettingInOnceRevoked(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var account = ground.account("fan@example.org");
            var minted = ground.keys.mintFor(account.id(), "laptop", Optional.empty());
            identify(ground, minted);

            ground.keys.revoke(account.id(), minted.key().id());

            assertRefused(ground, minted);
            assertThat(ground.keys.of(account.id()))
                    .singleElement()
                    .satisfies(key -> assertThat(key.revokedAt()).contains(Instant.parse("2026-11-27T12:00:00Z")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void noticesWithinTenSecondsWhatAnotherNodeRevoked(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var account = ground.account("fan@example.org");
            var minted = ground.keys.mintFor(account.id(), "laptop", Optional.empty());
            identify(ground, minted);

            new ApiKeys(ground.store, ground.clock, Runnable::run)
                    .revoke(account.id(), minted.key().id());

            ground.clock.pass(Duration.ofSeconds(10));
            assertRefused(ground, minted);
        }
    }

    @ParameterizedTest
    @EnumSource
    void stopsLettingInAtTheMomentOfExpiry(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var end = Optional.of(Instant.parse("2026-11-27T12:00:05Z"));
            var minted = ground.keys.mintForService(Set.of(Entitlement.STUDY), "short", end);

            ground.clock.set("2026-11-27T12:00:04Z");
            assertThat(identify(ground, minted).entitled()).containsExactly(Entitlement.STUDY);
            ground.clock.set("2026-11-27T12:00:05Z");
            assertRefused(ground, minted);
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesToRevokeWhatIsSomebodyElses(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var owner = ground.account("owner@example.org");
            var other = ground.account("other@example.org");
            var minted = ground.keys.mintFor(owner.id(), "laptop", Optional.empty());

            assertThatThrownBy(() -> ground.keys.revoke(other.id(), minted.key().id()))
                    .isInstanceOfSatisfying(
                            Problem.class, it -> assertThat(it.code()).isEqualTo(Code.NOT_FOUND));
            assertThat(identify(ground, minted)).isEqualTo(Ground.user(owner));
        }
    }

    @ParameterizedTest
    @EnumSource
    void notesTheTimeOfUseAtMostOnceAnHour(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var account = ground.account("fan@example.org");
            var minted = ground.keys.mintFor(account.id(), "laptop", Optional.empty());
            var notes = new AtomicInteger();
            var keys = new ApiKeys(ground.store, ground.clock, note -> {
                notes.incrementAndGet();
                note.run();
            });

            keys.find(minted.secret());
            ground.clock.pass(Duration.ofMinutes(59));
            keys.find(minted.secret());
            assertThat(notes).hasValue(1);
            ground.clock.pass(Duration.ofMinutes(1));
            keys.find(minted.secret());

            assertThat(notes).hasValue(2);
            assertThat(keys.of(account.id()).getFirst().lastUsedAt()).contains(Instant.parse("2026-11-27T13:00:00Z"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void neverTakesABadCredentialForNone(Databases database) {
        try (var ground = new Ground(database, folder)) {
            assertThat(ground.callers.identify(Optional.empty(), "203.0.113.9", "https://touchline.example/mcp"))
                    .isEqualTo(new Caller.Anonymous("203.0.113.9"));
            for (var bad : new String[] {"svc_live_SECRETVALUE12345", "not-a-token"}) {
                assertThatThrownBy(() -> ground.callers.identify(
                                Optional.of(bad), "203.0.113.9", "https://touchline.example/mcp"))
                        .isInstanceOfSatisfying(Problem.class, problem -> {
                            assertThat(problem.code()).isEqualTo(Code.AUTH_REQUIRED);
                            assertThat(problem.sentence()).doesNotContain(bad);
                        });
            }
        }
    }

    private static Caller identify(Ground ground, MintedKey minted) {
        return ground.callers.identify(Optional.of(minted.secret()), "203.0.113.9", "https://touchline.example/mcp");
    }

    private static void assertRefused(Ground ground, MintedKey minted) {
        assertThatThrownBy(() -> identify(ground, minted))
                .isInstanceOfSatisfying(
                        Problem.class, it -> assertThat(it.code()).isEqualTo(Code.AUTH_REQUIRED));
    }
}
