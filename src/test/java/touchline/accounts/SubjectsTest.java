package touchline.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubjectsTest {

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, ::ffff:192.0.2.1, true",
        "192.0.2.1, ::ffff:c000:201, true",
        "192.0.2.1, 192.0.2.2, false",
        "2001:db8:1:2::1, 2001:db8:1:2:ffff:ffff:ffff:ffff, true",
        "2001:db8:1:2::1, 2001:0DB8:1:2:0:0:0:9, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        "fe80::1%eth0, fe80::1%eth1, true",
        "local, local, true",
        "local, other, false",
    })
    void countsAsOneWhatOneSubscriberHas(String one, String other, boolean same) {
        assertThat(Subjects.network(one).equals(Subjects.network(other))).isEqualTo(same);
    }
}
