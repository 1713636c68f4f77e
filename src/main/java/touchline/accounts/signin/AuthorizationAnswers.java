package touchline.accounts.signin;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationCodeRequestAuthenticationException;
import org.springframework.security.oauth2.server.authorization.authentication.OAuth2AuthorizationCodeRequestAuthenticationToken;
import org.springframework.security.web.authentication.AuthenticationFailureHandler;
import org.springframework.security.web.authentication.AuthenticationSuccessHandler;
import org.springframework.web.util.UriComponentsBuilder;
import org.springframework.web.util.UriUtils;

/** Sends people back to the application with the code or the error, and says who answers (RFC 9207). */
final class AuthorizationAnswers implements AuthenticationSuccessHandler, AuthenticationFailureHandler {

    private final String issuer;

    AuthorizationAnswers(String issuer) {
        this.issuer = issuer;
    }

    @Override
    public void onAuthenticationSuccess(HttpServletRequest request, HttpServletResponse response, Authentication done) {
        var granted = (OAuth2AuthorizationCodeRequestAuthenticationToken) done;
        var code = Objects.requireNonNull(granted.getAuthorizationCode()).getTokenValue();
        sendBack(response, granted, new LinkedHashMap<>(Map.of("code", code)));
    }

    @Override
    public void onAuthenticationFailure(
            HttpServletRequest request, HttpServletResponse response, AuthenticationException failure)
            throws IOException {
        var error = failure instanceof OAuth2AuthenticationException known
                ? known.getError()
                : new OAuth2Error("server_error");
        var asked = failure instanceof OAuth2AuthorizationCodeRequestAuthenticationException wrong
                ? wrong.getAuthorizationCodeRequestAuthentication()
                : null;
        if (asked == null || asked.getRedirectUri() == null) {
            tellThePerson(response, error);
            return;
        }
        var answer = new LinkedHashMap<String, @Nullable String>();
        answer.put("error", error.getErrorCode());
        answer.put("error_description", error.getDescription());
        sendBack(response, asked, answer);
    }

    private void sendBack(
            HttpServletResponse response,
            OAuth2AuthorizationCodeRequestAuthenticationToken asked,
            Map<String, @Nullable String> answer) {
        answer.put("state", asked.getState());
        answer.put("iss", issuer);
        var address = UriComponentsBuilder.fromUriString(Objects.requireNonNull(asked.getRedirectUri()));
        answer.forEach((name, value) -> {
            if (value != null) {
                address.queryParam(name, UriUtils.encode(value, StandardCharsets.UTF_8));
            }
        });
        response.setStatus(HttpServletResponse.SC_FOUND);
        response.setHeader("Location", address.build(true).toUriString());
    }

    /** Where the application cannot be trusted with the answer, the person reads it. */
    private static void tellThePerson(HttpServletResponse response, OAuth2Error error) throws IOException {
        response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
        response.setContentType("text/plain;charset=UTF-8");
        response.getWriter()
                .write("The application sent an incomplete or wrong request (%s). Go back to it and connect again.\n"
                        .formatted(error.getErrorCode()));
    }
}
