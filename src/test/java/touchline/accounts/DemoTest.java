package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.store.Databases;

class DemoTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void makesAWayInForEveryTierThatOnlyTheOwnerCanRead(Databases database) throws IOException {
        try (var ground = new Ground(database, folder)) {
            var keys = start(ground);

            assertThat(caller(ground, keys.member()).entitled()).isEmpty();
            assertThat(caller(ground, keys.study()).entitled()).containsExactly(Entitlement.STUDY);
            assertThat(caller(ground, keys.market()).entitled()).containsExactly(Entitlement.MARKET);
            assertThat(ground.accounts.signIn(
                            keys.signIn().email(), keys.signIn().password(), "192.0.2.1"))
                    .map(Account::id)
                    .isEqualTo(caller(ground, keys.market()).account());
            assertThat(Files.readString(file()))
                    .contains("\"anonymous\" : null", "\"sign_in\" : {", keys.member(), keys.operator());
            assertThat(Files.getPosixFilePermissions(file())).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void usesTheSameKeysAtTheNextStart(Databases database) {
        try (var ground = new Ground(database, folder)) {
            assertThat(start(ground)).isEqualTo(start(ground));
        }
    }

    @ParameterizedTest
    @EnumSource
    void makesNewKeysWhenTheFileIsGoneOrBroken(Databases database) throws IOException {
        try (var ground = new Ground(database, folder)) {
            var first = start(ground);
            Files.writeString(file(), "{");

            var second = start(ground);

            assertThat(second.market()).isNotEqualTo(first.market());
            assertThat(ground.keys.find(first.market())).isEmpty();
            assertThat(ground.keys.find(second.market())).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource
    void givesEveryNodeOnOneDatabaseItsOwnKeys(Databases database, @TempDir Path other) throws IOException {
        try (var ground = new Ground(database, folder)) {
            var elsewhere = new DemoAccounts(ground.accounts, ground.keys, DemoFile.in(other));
            var here = start(ground);
            var there = elsewhere.open().keys().orElseThrow();

            assertThat(start(ground)).isEqualTo(here);
            Files.delete(file());
            var anew = start(ground);

            assertThat(elsewhere.open().keys()).contains(there);
            assertThat(ground.keys.find(here.market())).isEmpty();
            assertThat(ground.keys.find(anew.market())).isPresent();

            demo(ground).close();
            assertThat(ground.keys.find(there.market())).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void shutsEveryWayInOnceItIsOff(Databases database) {
        try (var ground = new Ground(database, folder)) {
            var own = ground.account("fan@example.org");
            var keys = start(ground);
            ground.callers.identify(Optional.of(keys.market()), "203.0.113.9", "https://touchline.example/mcp");

            assertThat(demo(ground).close().keys()).isEmpty();

            assertThat(ground.keys.find(keys.member())).isEmpty();
            assertThat(ground.keys.find(keys.market())).isEmpty();
            assertThat(ground.accounts.signIn(
                            keys.signIn().email(), keys.signIn().password(), "192.0.2.1"))
                    .isEmpty();
            assertThat(ground.accounts.byEmail(own.email())).contains(own);
            assertThat(start(ground).market()).isNotEqualTo(keys.market());
        }
    }

    private Demo.Keys start(Ground ground) {
        return demo(ground).open().keys().orElseThrow();
    }

    private DemoAccounts demo(Ground ground) {
        return new DemoAccounts(ground.accounts, ground.keys, DemoFile.in(folder));
    }

    private Path file() {
        return folder.resolve("demo.json");
    }

    private static Caller caller(Ground ground, String key) {
        return ground.callers.identify(Optional.of(key), "203.0.113.9", "https://touchline.example/mcp");
    }
}
