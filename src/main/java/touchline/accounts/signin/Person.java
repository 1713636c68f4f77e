package touchline.accounts.signin;

import java.time.Instant;
import java.util.List;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.authority.FactorGrantedAuthority;

/** A signed-in person as Spring Security knows them: by the id of their account and since when. */
final class Person {

    private Person() {}

    static Authentication signedIn(String accountId, Instant since) {
        var byPassword = FactorGrantedAuthority.withAuthority(FactorGrantedAuthority.PASSWORD_AUTHORITY)
                .issuedAt(since)
                .build();
        return UsernamePasswordAuthenticationToken.authenticated(accountId, null, List.of(byPassword));
    }

    static Instant since(Authentication person) {
        return person.getAuthorities().stream()
                .filter(FactorGrantedAuthority.class::isInstance)
                .map(it -> ((FactorGrantedAuthority) it).getIssuedAt())
                .findFirst()
                .orElse(Instant.EPOCH);
    }
}
