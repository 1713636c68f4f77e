package touchline.accounts.signin;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import touchline.accounts.Throttle;

/** Lets an application register itself (RFC 7591). Nobody gains anything by it until a person agrees. */
final class Registration extends HttpServlet {

    private static final int MOST_BYTES = 4 * 1024;

    private final transient Clients clients;
    private final transient Throttle limit;
    private final transient JsonMapper json = JsonMapper.shared();

    Registration(Clients clients, Throttle limit) {
        this.clients = clients;
        this.limit = limit;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var body = request.getInputStream().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            answer(response, HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, error("Send at most 4 kB."));
            return;
        }
        var wait = limit.takeFrom(request.getRemoteAddr());
        if (wait.isPresent()) {
            response.setHeader("Retry-After", String.valueOf(wait.get().toSeconds() + 1));
            answer(response, 429, error("Too many registrations from this network: try again in an hour."));
        } else {
            register(body, response);
        }
    }

    private void register(byte[] body, HttpServletResponse response) throws IOException {
        try {
            var client = clients.register(ClientMetadata.read(json.readTree(body)));
            answer(response, HttpServletResponse.SC_CREATED, registered(client));
        } catch (OAuth2AuthenticationException e) {
            var error = e.getError();
            var said = Map.<String, Object>of(
                    "error", error.getErrorCode(), "error_description", String.valueOf(error.getDescription()));
            answer(response, HttpServletResponse.SC_BAD_REQUEST, said);
        } catch (JacksonException e) {
            answer(response, HttpServletResponse.SC_BAD_REQUEST, error("Send one JSON object."));
        }
    }

    private static Map<String, Object> error(String description) {
        return Map.of("error", "invalid_client_metadata", "error_description", description);
    }

    private static Map<String, Object> registered(Client client) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put("client_id", client.id());
        answer.put("client_id_issued_at", client.readAt().getEpochSecond());
        answer.put("client_name", client.name());
        answer.put("redirect_uris", client.redirectUris());
        answer.put("grant_types", List.of("authorization_code", "refresh_token"));
        answer.put("response_types", List.of("code"));
        answer.put("token_endpoint_auth_method", "none");
        answer.put("scope", String.join(" ", Scopes.ALL));
        return answer;
    }

    private void answer(HttpServletResponse response, int status, Map<String, Object> content) throws IOException {
        response.setStatus(status);
        response.setContentType("application/json");
        response.setHeader("Cache-Control", "no-store");
        response.getOutputStream().write(json.writeValueAsBytes(content));
    }
}
