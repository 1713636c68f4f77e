package touchline.outgoing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReachTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "8.8.8.8",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "172.15.255.255",
                "172.32.0.0",
                "192.0.1.0",
                "198.17.255.255",
                "198.20.0.0",
                "223.255.255.255",
                "::ffff:8.8.8.8",
                "2001:200::1",
                "2003::1",
                "2606:4700::1111"
            })
    void countsTheOpenInternetAsPublic(String address) {
        assertThat(Reach.PUBLIC.admits(InetAddress.ofLiteral(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "0.1.2.3",
                "10.0.0.1",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.255.255.255",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.1",
                "192.0.2.1",
                "192.88.99.1",
                "192.168.1.1",
                "198.18.0.1",
                "198.19.255.255",
                "198.51.100.1",
                "203.0.113.1",
                "224.0.0.1",
                "239.255.255.255",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::127.0.0.1",
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "64:ff9b::7f00:1",
                "64:ff9b:1::1",
                "100::1",
                "2001::1",
                "2001:20::1",
                "2001:db8::1",
                "2002:7f00:1::1",
                "3fff::1",
                "5f00::1",
                "fc00::1",
                "fd12::1",
                "fe80::1",
                "fec0::1",
                "ff02::1"
            })
    void countsNothingElseAsPublic(String address) {
        assertThat(Reach.PUBLIC.admits(InetAddress.ofLiteral(address))).isFalse();
        assertThat(Reach.ANYWHERE.admits(InetAddress.ofLiteral(address))).isTrue();
    }

    @Test
    void takesLoopbackAloneForThisMachine() {
        assertThat(Reach.THIS_MACHINE.admits(InetAddress.ofLiteral("127.0.0.2")))
                .isTrue();
        assertThat(Reach.THIS_MACHINE.admits(InetAddress.ofLiteral("::1"))).isTrue();
        assertThat(Reach.THIS_MACHINE.admits(InetAddress.ofLiteral("10.0.0.1"))).isFalse();
        assertThat(Reach.THIS_MACHINE.admits(InetAddress.ofLiteral("8.8.8.8"))).isFalse();
    }
}
