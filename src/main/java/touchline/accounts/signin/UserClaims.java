package touchline.accounts.signin;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import touchline.accounts.Credential;
import touchline.problem.Problem;

/** Tells an application with an access token whose it is (OpenID Connect's UserInfo). */
final class UserClaims extends HttpServlet {

    private final transient JwtAccessTokens tokens;

    UserClaims(JwtAccessTokens tokens) {
        this.tokens = tokens;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader("Cache-Control", "no-store");
        try {
            var token = Credential.of(request.getHeader("Authorization"), null);
            if (token.isEmpty()) {
                refuse(response, "Bearer");
                return;
            }
            var claims = claims(tokens.open(token.get()));
            response.setContentType("application/json");
            response.getOutputStream().write(JsonMapper.shared().writeValueAsBytes(claims));
        } catch (Problem problem) {
            refuse(response, "Bearer error=\"invalid_token\"");
        }
    }

    private static Map<String, String> claims(JwtAccessTokens.Opened token) {
        var account = token.account();
        return token.scopes().contains(Scopes.EMAIL)
                ? Map.of("sub", account.id(), "email", account.email())
                : Map.of("sub", account.id());
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        doGet(request, response);
    }

    private static void refuse(HttpServletResponse response, String challenge) {
        response.setStatus(HttpServletResponse.SC_UNAUTHORIZED);
        response.setHeader("WWW-Authenticate", challenge);
    }
}
