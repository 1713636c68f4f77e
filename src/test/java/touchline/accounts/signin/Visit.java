package touchline.accounts.signin;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** One person with one application, taken through sign-in step by step. */
final class Visit {

    static final String REDIRECT = "http://127.0.0.1:7777/callback";
    static final String VERIFIER = "a-verifier-that-is-long-enough-for-the-specification";
    static final String PASSWORD = "correct horse battery";

    final Browser browser;
    final String email = UUID.randomUUID() + "@example.org";

    Visit(Running service) {
        this.browser = new Browser(service.base());
    }

    String registered() {
        var answer = browser.postJson("/oauth2/register", """
                {"client_name": "Desk", "redirect_uris": ["%s"], "token_endpoint_auth_method": "none"}
                """.formatted(REDIRECT));
        return Browser.json(answer).path("client_id").stringValue();
    }

    /** A good authorization request, for tests to spoil. */
    Map<String, String> request(String client) {
        var request = new LinkedHashMap<String, String>();
        request.put("response_type", "code");
        request.put("client_id", client);
        request.put("redirect_uri", REDIRECT);
        request.put("state", "a state");
        request.put("code_challenge", challenge(VERIFIER));
        request.put("code_challenge_method", "S256");
        return request;
    }

    HttpResponse<String> authorize(Map<String, String> request) {
        return browser.get("/oauth2/authorize?" + Browser.query(request));
    }

    HttpResponse<String> signUp() {
        return submit("/sign-up", email, PASSWORD);
    }

    HttpResponse<String> submit(String form, String address, String password) {
        var fields = Browser.hidden(browser.get(form));
        fields.set("email", address);
        fields.set("password", password);
        return browser.post(form, fields);
    }

    /** The consent page that an authorization request led to. */
    HttpResponse<String> asked(Map<String, String> request) {
        return browser.get(Browser.location(authorize(request)));
    }

    HttpResponse<String> agree(Map<String, String> request) {
        return browser.post("/oauth2/authorize", Browser.hidden(asked(request)));
    }

    /** A code for the person who is signed in. */
    String code(Map<String, String> request) {
        return Browser.redirected(agree(request), "code");
    }

    HttpResponse<String> redeem(String client, String code, Map<String, String> more) {
        var form = new LinkedHashMap<>(Map.of(
                "grant_type", "authorization_code",
                "client_id", client,
                "code", code,
                "redirect_uri", REDIRECT,
                "code_verifier", VERIFIER));
        form.putAll(more);
        return browser.post("/oauth2/token", form);
    }

    HttpResponse<String> refresh(String client, String token) {
        return browser.post(
                "/oauth2/token", Map.of("grant_type", "refresh_token", "client_id", client, "refresh_token", token));
    }

    static String challenge(String verifier) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
