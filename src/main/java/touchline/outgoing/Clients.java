package touchline.outgoing;

import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.impl.routing.DefaultRoutePlanner;
import org.apache.hc.client5.http.io.HttpClientConnectionManager;
import org.apache.hc.core5.http.config.Http1Config;

/** Makes HTTP clients that do what they are asked and nothing by themselves. */
final class Clients {

    private static final Http1Config SHORT_HEADERS =
            Http1Config.custom().setMaxLineLength(8192).setMaxHeaderCount(100).build();

    private Clients() {}

    static CloseableHttpClient within(Reach reach, Names names) {
        return HttpClients.custom()
                .setConnectionManager(connections(new CheckedNames(names, reach)))
                // Every look-up is checked, so every fetch looks up; and a proxy would look up unchecked.
                .setConnectionReuseStrategy((request, response, context) -> false)
                .setRoutePlanner(new DefaultRoutePlanner(null))
                .setDefaultRequestConfig(
                        RequestConfig.custom().setProtocolUpgradeEnabled(false).build())
                .disableRedirectHandling()
                .disableAutomaticRetries()
                .disableCookieManagement()
                .disableAuthCaching()
                .setUserAgent("touchline")
                .build();
    }

    private static HttpClientConnectionManager connections(CheckedNames names) {
        return PoolingHttpClientConnectionManagerBuilder.create()
                .setDnsResolver(names)
                .setConnectionFactory(ManagedHttpClientConnectionFactory.builder()
                        .http1Config(SHORT_HEADERS)
                        .build())
                .build();
    }
}
