package touchline.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.problem.Problem;

/** Where messages go, and what signs them. */
abstract class EndpointContract extends Sending {

    @Test
    void twoSecretsSignForADayAfterAChange() {
        var first = office.endpoints().set(me, receiver.taking(path));
        var second = office.endpoints().rotate(me);
        office.after(record(me, "both").id(), 1);
        clock.pass(Endpoints.OVERLAP);
        office.after(record(me, "one").id(), 1);

        var got = receiver.got(path);
        assertThat(got.getFirst().header("webhook-signature")).isEqualTo(signed(got.getFirst(), second, first));
        assertThat(got.getLast().header("webhook-signature")).isEqualTo(signed(got.getLast(), second));
    }

    @Test
    void whoeverDisablesAnEndpointGetsNothingUntilItIsOnAgain() {
        office.endpoints().set("off", receiver.taking("/off"));
        office.endpoints().disable("off");
        assertThat(office.deliveries().record("off", "lost", "probe", FACT)).isEmpty();
        office.endpoints().enable("off");

        office.after(record("off", "kept").id(), 1);

        assertThat(receiver.got("/off")).hasSize(1);
        assertThat(office.deliveries().record("nobody", "event", "probe", FACT)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.org/",
                "https://user:password@example.org/",
                "https://example.org/#there",
                "ftp://example.org/",
                "example.org",
                "https://",
                "",
                "https://exa mple.org/"
            })
    void anAddressThatWillNotDoIsRefused(String address) {
        assertThatThrownBy(() -> office.endpoints().set("refused", address))
                .isInstanceOfSatisfying(
                        Problem.class,
                        it -> assertThat(it.details()).isEqualTo(Map.of("path", "address", "rule", "https")));
        assertThat(office.endpoints().of("refused")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://10.0.0.1/",
                "https://192.168.1.1:8443/hook",
                "https://172.16.0.1/",
                "https://100.64.0.1/",
                "https://0.0.0.0/",
                "https://169.254.169.254/latest",
                "https://[::ffff:10.0.0.1]/",
                "https://[fd00::1]/",
                "https://[fe80::1]/",
                "https://[64:ff9b::a00:1]/"
            })
    void aPrivateAddressIsRefusedAtOnce(String address) {
        assertThatThrownBy(() -> office.endpoints().set("refused", address))
                .isInstanceOfSatisfying(
                        Problem.class,
                        it -> assertThat(it.details()).isEqualTo(Map.of("path", "address", "rule", "public")))
                .hasMessageContaining("not on the public internet");
        assertThat(office.endpoints().of("refused")).isEmpty();
    }

    @Test
    void aNameThatStandsForAPrivateAddressIsNotReached() {
        office.endpoints().set("private", "https://localhost./");

        assertThat(office.after(record("private", "named").id(), 1).outcome().orElseThrow())
                .contains("private address");
    }
}
