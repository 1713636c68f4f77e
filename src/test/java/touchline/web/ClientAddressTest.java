package touchline.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientAddressTest {

    /** Several header lines are parted by {@code |}. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 198.51.100.1; 192.0.2.1",
                "1; 198.51.100.1; 198.51.100.1",
                "1; 198.51.100.7, 203.0.113.9; 203.0.113.9",
                "1; 198.51.100.7 | 203.0.113.9; 203.0.113.9",
                "2; 198.51.100.7, 203.0.113.9, 10.0.0.1; 203.0.113.9",
                "3; 203.0.113.9, 10.0.0.1; 203.0.113.9",
                "1; 203.0.113.9, unknown; 192.0.2.1",
                "2; 203.0.113.9, unknown, 10.0.0.1; 10.0.0.1",
                "2; 203.0.113.9,, 10.0.0.1; 10.0.0.1",
                "1; ''; 192.0.2.1",
                "1; 203.0.113.9:4711; 203.0.113.9",
                "1; [2001:db8::1]:4711; 2001:db8:0:0:0:0:0:1",
                "1; 2001:DB8::1; 2001:db8:0:0:0:0:0:1",
                "1; ::ffff:203.0.113.9; 203.0.113.9",
                "1; 1234; 192.0.2.1",
                "1; 203.0.113.999; 192.0.2.1",
                "1; localhost; 192.0.2.1",
            })
    void believesAsManyHopsAsThereAreProxies(int proxies, String forwarded, String client) {
        assertThat(ClientAddress.of("192.0.2.1", Arrays.asList(forwarded.split("\\|")), proxies))
                .isEqualTo(client);
    }
}
