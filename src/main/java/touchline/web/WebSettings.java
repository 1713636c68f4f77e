package touchline.web;

import org.springframework.boot.context.properties.ConfigurationProperties;

/** @param trustedProxies how many proxies of the operator's own stand before this service; 0 = none */
@ConfigurationProperties("touchline.web")
record WebSettings(int trustedProxies) {

    WebSettings {
        if (trustedProxies < 0) {
            throw new IllegalArgumentException("touchline.web.trusted-proxies cannot be less than 0.");
        }
    }
}
