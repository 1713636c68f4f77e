package touchline.accounts.signin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.accounts.PublicAddress;

/** What clients read to learn how to sign in. */
record DiscoveryDocuments(PublicAddress address) {

    static final String AUTHORIZE = "/oauth2/authorize";
    static final String TOKEN = "/oauth2/token";
    static final String REVOKE = "/oauth2/revoke";
    static final String KEYS = "/oauth2/jwks";
    static final String REGISTER = "/oauth2/register";
    static final String CLAIMS = "/userinfo";

    /** The authorization server (RFC 8414) and OpenID provider in one. */
    Map<String, Object> provider() {
        var document = new LinkedHashMap<String, Object>();
        document.put("issuer", address.base());
        document.put("authorization_endpoint", address.base() + AUTHORIZE);
        document.put("token_endpoint", address.base() + TOKEN);
        document.put("registration_endpoint", address.base() + REGISTER);
        document.put("revocation_endpoint", address.base() + REVOKE);
        document.put("userinfo_endpoint", address.base() + CLAIMS);
        document.put("jwks_uri", address.base() + KEYS);
        document.put("scopes_supported", Scopes.ALL);
        document.put("response_types_supported", List.of("code"));
        document.put("response_modes_supported", List.of("query"));
        document.put("grant_types_supported", List.of("authorization_code", "refresh_token"));
        document.put("code_challenge_methods_supported", List.of("S256"));
        document.put("token_endpoint_auth_methods_supported", List.of("none"));
        document.put("revocation_endpoint_auth_methods_supported", List.of("none"));
        document.put("subject_types_supported", List.of("public"));
        document.put("id_token_signing_alg_values_supported", List.of("RS256"));
        document.put("claims_supported", List.of("iss", "sub", "aud", "exp", "iat", "nonce", "email"));
        document.put("client_id_metadata_document_supported", true);
        document.put("authorization_response_iss_parameter_supported", true);
        return document;
    }

    /** One resource of this service (RFC 9728). */
    Map<String, Object> resource(String path, Issuer issuer) {
        var document = new LinkedHashMap<String, Object>();
        document.put("resource", address.base() + path);
        document.put("authorization_servers", List.of(issuer.name()));
        document.put("scopes_supported", issuer.scopes());
        document.put("bearer_methods_supported", List.of("header"));
        document.put("resource_name", "Touchline");
        document.put("resource_documentation", address.base() + "/llms.txt");
        return document;
    }
}
