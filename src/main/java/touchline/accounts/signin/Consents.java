package touchline.accounts.signin;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.oauth2.core.endpoint.OAuth2ParameterNames;
import org.springframework.security.oauth2.server.authorization.OAuth2AuthorizationConsent;
import org.springframework.security.oauth2.server.authorization.OAuth2AuthorizationConsentService;
import org.springframework.security.oauth2.server.authorization.OAuth2TokenType;
import touchline.accounts.Agreements;
import touchline.accounts.ConsentQuestion;
import touchline.store.Store;

/** What each person has agreed to, by application; and what they are being asked just now. */
final class Consents implements OAuth2AuthorizationConsentService, Agreements {

    private final Store store;
    private final Clients clients;
    private final Grants grants;

    Consents(Store store, Clients clients, Grants grants) {
        this.store = store;
        this.clients = clients;
        this.grants = grants;
    }

    @Override
    public Optional<ConsentQuestion> asked(String state, String accountId) {
        var grant = grants.findByToken(state, new OAuth2TokenType(OAuth2ParameterNames.STATE));
        if (grant == null || !grant.getPrincipalName().equals(accountId)) {
            return Optional.empty();
        }
        OAuth2AuthorizationRequest request = grant.getAttribute(OAuth2AuthorizationRequest.class.getName());
        return clients.find(grant.getRegisteredClientId()).map(client -> question(state, client, request));
    }

    private static ConsentQuestion question(String state, Client client, @Nullable OAuth2AuthorizationRequest request) {
        var redirect = Optional.ofNullable(request)
                .map(OAuth2AuthorizationRequest::getRedirectUri)
                .orElse(client.redirectUris().getFirst());
        var documentHost = Client.isDocument(client.id())
                ? Optional.of(RedirectAddress.host(client.id()))
                : Optional.<String>empty();
        return new ConsentQuestion(
                state,
                client.id(),
                client.name(),
                documentHost,
                RedirectAddress.host(redirect),
                request == null
                        ? List.of()
                        : Scopes.ALL.stream()
                                .filter(request.getScopes()::contains)
                                .toList());
    }

    @Override
    public void save(OAuth2AuthorizationConsent consent) {
        store.write(database -> database.sql("""
                        INSERT INTO signin_consent (client_id, account_id, scopes) VALUES (:client, :account, :scopes)
                        ON CONFLICT (client_id, account_id) DO UPDATE SET scopes = excluded.scopes
                        """)
                .param("client", consent.getRegisteredClientId())
                .param("account", consent.getPrincipalName())
                .param("scopes", String.join(" ", consent.getScopes()))
                .update());
    }

    @Override
    public void remove(OAuth2AuthorizationConsent consent) {
        disconnect(consent.getPrincipalName(), consent.getRegisteredClientId());
    }

    @Override
    public @Nullable OAuth2AuthorizationConsent findById(String client, String account) {
        return store.read()
                .sql("SELECT scopes FROM signin_consent WHERE client_id = :client AND account_id = :account")
                .param("client", client)
                .param("account", account)
                .query((row, number) -> consent(client, account, row.getString("scopes")))
                .optional()
                .orElse(null);
    }

    @Override
    public List<Application> of(String accountId) {
        return store.read()
                .sql("""
                        SELECT id, name FROM signin_client JOIN signin_consent ON client_id = id
                        WHERE account_id = :account ORDER BY name, id
                        """)
                .param("account", accountId)
                .query((row, number) -> new Application(row.getString("id"), row.getString("name")))
                .list();
    }

    @Override
    public void disconnect(String accountId, String clientId) {
        store.write(database -> {
            grants.end(accountId, clientId);
            return database.sql("DELETE FROM signin_consent WHERE client_id = :client AND account_id = :account")
                    .param("client", clientId)
                    .param("account", accountId)
                    .update();
        });
    }

    private static OAuth2AuthorizationConsent consent(String client, String account, String scopes) {
        var consent = OAuth2AuthorizationConsent.withId(client, account);
        List.of(scopes.split(" ")).forEach(consent::scope);
        return consent.build();
    }
}
