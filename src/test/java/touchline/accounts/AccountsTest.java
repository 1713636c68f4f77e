package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;
import touchline.store.Databases;

class AccountsTest {

    private static final String HOME = "192.0.2.1";

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void keepsAccountsApartByAddressInWhateverSpelling(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var made = ground.account(" Fan@Example.ORG ", Entitlement.STUDY);

            assertThat(made.email()).isEqualTo("fan@example.org");
            assertThat(ground.accounts.byEmail("FAN@example.org")).contains(made);
            assertThat(ground.accounts.byId(made.id())).contains(made);
            assertThat(code(() -> ground.account("fan@EXAMPLE.org"))).isEqualTo(Code.CONFLICT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesAddressesAndPasswordsThatWillNotDo(Databases database) {
        try (var ground = new Ground(database, folder)) {
            assertThat(code(() -> ground.account("nobody"))).isEqualTo(Code.INVALID_ARGUMENT);
            assertThat(code(() -> ground.account("a b@example.org"))).isEqualTo(Code.INVALID_ARGUMENT);
            assertThat(code(() -> create(ground, "x".repeat(9)))).isEqualTo(Code.INVALID_ARGUMENT);
            assertThat(code(() -> create(ground, "x".repeat(201)))).isEqualTo(Code.INVALID_ARGUMENT);
            assertThat(create(ground, "é".repeat(200)).email()).isEqualTo("fan@example.org");
        }
    }

    @ParameterizedTest
    @EnumSource
    void signsInWithTheWholePasswordOnly(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var password = "p".repeat(100);
            var account = create(ground, password);

            assertThat(ground.accounts.signIn("Fan@example.org", password, HOME))
                    .contains(account);
            assertThat(ground.accounts.signIn("fan@example.org", "p".repeat(99), HOME))
                    .isEmpty();
            assertThat(ground.accounts.signIn("other@example.org", password, HOME))
                    .isEmpty();
            ground.accounts.mint("passwordless@example.org", Set.of(), "a key", Optional.empty());
            assertThat(ground.accounts.signIn("passwordless@example.org", "nobody's password", HOME))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void stopsGuessingAfterTenFailuresForAQuarterOfAnHour(Databases database) {
        try (var ground = new Ground(database, folder)) {
            create(ground, Ground.PASSWORD);
            for (int guess = 0; guess < 10; guess++) {
                assertThat(ground.accounts.signIn("fan@example.org", "guess", HOME))
                        .isEmpty();
            }
            ground.clock.pass(Duration.ofMinutes(5));

            assertThatThrownBy(() -> ground.accounts.signIn("fan@example.org", Ground.PASSWORD, HOME))
                    .isInstanceOfSatisfying(Problem.class, problem -> {
                        assertThat(problem.code()).isEqualTo(Code.RATE_LIMITED);
                        assertThat(problem.details()).containsEntry("retry_after", 600L);
                    });
            assertThat(ground.accounts.signIn("other@example.org", "guess", HOME))
                    .isEmpty();
            assertThat(ground.accounts.signIn("fan@example.org", Ground.PASSWORD, "192.0.2.2"))
                    .isPresent();

            ground.clock.pass(Duration.ofMinutes(10));
            assertThat(ground.accounts.signIn("fan@example.org", Ground.PASSWORD, HOME))
                    .isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource
    void neverShortensWhatIsPaidFor(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var id = ground.account("fan@example.org").id();
            ground.accounts.grant(id, Entitlement.MARKET, Optional.of(Instant.parse("2027-01-01T00:00:00Z")));
            ground.accounts.grant(id, Entitlement.MARKET, Optional.of(Instant.parse("2026-12-01T00:00:00Z")));

            ground.clock.set("2026-12-31T23:59:59Z");
            assertThat(entitlements(ground, id)).containsExactly(Entitlement.MARKET);
            ground.clock.set("2027-01-01T00:00:10Z");
            assertThat(entitlements(ground, id)).isEmpty();

            ground.accounts.grant(id, Entitlement.MARKET, Optional.empty());
            assertThat(entitlements(ground, id)).containsExactly(Entitlement.MARKET);
            ground.accounts.revoke(id, Entitlement.MARKET);
            assertThat(entitlements(ground, id)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void knowsPeopleOfAnotherProviderBySubject(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var invited = ground.accounts.mint("fan@example.org", Set.of(), "a key", Optional.empty());
            var first = ground.accounts.byExternalSubject("https://id.example", "s1", "Fan@example.org");
            var again = ground.accounts.byExternalSubject("https://id.example", "s1", "moved@example.org");

            assertThat(invited.key().accountId()).contains(first.id());
            assertThat(ground.keys.find(invited.secret())).isPresent();
            assertThat(again).isEqualTo(first);
            assertThat(code(() -> ground.accounts.byExternalSubject("https://id.example", "s2", "fan@example.org")))
                    .isEqualTo(Code.CONFLICT);
            assertThat(ground.accounts
                            .byExternalSubject("https://other.example", "s1", "third@example.org")
                            .id())
                    .isNotEqualTo(first.id());
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesAnAccountFromWhoeverSignedUpWithAnAddressThatProvesToBeAnothers(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var squatter = create(ground, Ground.PASSWORD);
            var key = ground.keys
                    .mintFor(squatter.id(), "a key", Optional.empty())
                    .secret();
            assertThat(ground.keys.find(key)).isPresent();

            var owner = ground.accounts.byExternalSubject("https://id.example", "s1", "fan@example.org");

            assertThat(owner.id()).isEqualTo(squatter.id());
            assertThat(ground.keys.find(key)).isEmpty();
            assertThat(ground.accounts.signIn("fan@example.org", Ground.PASSWORD, HOME))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void mintsForProvenAddressesOnly(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var squatter = create(ground, Ground.PASSWORD);
            assertThat(code(() -> mint(ground, "a key"))).isEqualTo(Code.CONFLICT);
            assertThat(ground.keys.of(squatter.id())).isEmpty();

            ground.accounts.byExternalSubject("https://id.example", "s1", "fan@example.org");
            mint(ground, "a key");
            assertThat(entitlements(ground, squatter.id())).containsExactly(Entitlement.MARKET);
        }
    }

    @ParameterizedTest
    @EnumSource
    void mintsAllOrNothing(Databases database) {
        try (var ground = new Ground(database, folder)) {
            assertThat(code(() -> mint(ground, " "))).isEqualTo(Code.INVALID_ARGUMENT);
            assertThat(ground.accounts.byEmail("fan@example.org")).isEmpty();
        }
    }

    private static MintedKey mint(Ground ground, String label) {
        return ground.accounts.mint("fan@example.org", Set.of(Entitlement.MARKET), label, Optional.empty());
    }

    private static Account create(Ground ground, String password) {
        return ground.accounts.create("fan@example.org", password, Set.of(), false);
    }

    private static Set<Entitlement> entitlements(Ground ground, String id) {
        return ground.accounts.byId(id).orElseThrow().entitlements();
    }

    private static Code code(ThrowingCallable work) {
        var problem = catchThrowableOfType(Problem.class, work);
        return problem.code();
    }
}
