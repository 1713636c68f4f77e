package touchline.accounts.signin;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import java.text.ParseException;
import java.time.Clock;
import java.util.UUID;
import touchline.store.Store;

/** The key that signs tokens: made once, kept in the database, so that restarts and all nodes share it. */
final class SigningKey {

    private SigningKey() {}

    static RSAKey in(Store store, Clock clock) {
        var kept = store.write(database -> {
            var sql = "SELECT jwk FROM signin_key ORDER BY created_at DESC, id LIMIT 1";
            return database.sql(sql).query(String.class).optional().orElseGet(() -> {
                var key = generate();
                database.sql("INSERT INTO signin_key (id, jwk, created_at) VALUES (:id, :jwk, :now)")
                        .param("id", key.getKeyID())
                        .param("jwk", key.toJSONString())
                        .param("now", clock.instant().toString())
                        .update();
                return key.toJSONString();
            });
        });
        try {
            return RSAKey.parse(kept);
        } catch (ParseException e) {
            throw new IllegalStateException("The signing key in the database cannot be read", e);
        }
    }

    private static RSAKey generate() {
        try {
            return new RSAKeyGenerator(2048)
                    .keyUse(KeyUse.SIGNATURE)
                    .algorithm(JWSAlgorithm.RS256)
                    .keyID(UUID.randomUUID().toString())
                    .generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
