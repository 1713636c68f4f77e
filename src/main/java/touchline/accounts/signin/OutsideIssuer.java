package touchline.accounts.signin;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import touchline.outgoing.Reach;

/** The OpenID Connect issuer that an operator set: its discovery document and its keys, rotated as it does. */
final class OutsideIssuer implements JWKSource<SecurityContext> {

    private static final int MOST_BYTES = 256 * 1024;

    private final String issuer;
    private final SmallDocuments documents;
    private final Remembered<byte[]> discovery;
    private final Remembered<JWKSet> keys;

    OutsideIssuer(URI issuer, SmallDocuments documents, Clock clock) {
        this.issuer = issuer.toString();
        this.documents = documents;
        this.discovery = new Remembered<>(clock, Duration.ofHours(1), this::discover);
        this.keys = new Remembered<>(clock, Duration.ofMinutes(10), this::fetchKeys);
    }

    /** The issuer's own discovery document, as it serves it. */
    byte[] document() throws IOException {
        return discovery.current();
    }

    /** An unknown key may be new: then, and not too often, the keys are fetched again. */
    @Override
    public List<JWK> get(JWKSelector wanted, @Nullable SecurityContext context) throws KeySourceException {
        try {
            var known = keys.current();
            var found = wanted.select(known);
            return found.isEmpty() ? wanted.select(keys.newer(known)) : found;
        } catch (IOException e) {
            throw new KeySourceException("The issuer's keys are not available", e);
        }
    }

    private byte[] discover() throws IOException {
        var base = Resources.withoutSlash(issuer);
        var document = fetch(URI.create(base + "/.well-known/openid-configuration"));
        if (!issuer.equals(field(document, "issuer"))) {
            throw new IOException("The discovery document names another issuer");
        }
        return document;
    }

    private JWKSet fetchKeys() throws IOException {
        var address = RedirectAddress.parse(field(discovery.current(), "jwks_uri"))
                .filter(URI::isAbsolute)
                .orElseThrow(() -> new IOException("The discovery document names no keys"));
        try {
            return JWKSet.parse(new String(fetch(address), StandardCharsets.UTF_8));
        } catch (ParseException e) {
            throw new IOException("The issuer's keys cannot be read", e);
        }
    }

    /** The operator chose this issuer and may well run it in a network of their own. */
    private byte[] fetch(URI address) throws IOException {
        return documents.fetch(address, Reach.ANYWHERE, MOST_BYTES);
    }

    private static String field(byte[] document, String name) throws IOException {
        try {
            return JsonMapper.shared().readTree(document).path(name).asString("");
        } catch (JacksonException e) {
            throw new IOException("The discovery document cannot be read", e);
        }
    }
}
