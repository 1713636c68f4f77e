package touchline.site;

import jakarta.servlet.http.HttpServletRequest;
import java.security.Principal;
import java.util.Map;
import java.util.Optional;
import org.springframework.security.web.WebAttributes;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.ConsentQuestions;

/** The pages to sign in, to sign up, and to agree to what an application asks for. */
final class SignInPages {

    private final ConsentQuestions questions;

    SignInPages(ConsentQuestions questions) {
        this.questions = questions;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .GET("/sign-in", request -> form("sign-in", request))
                .GET("/sign-up", request -> form("sign-up", request))
                .GET("/oauth2/consent", this::consent)
                .build();
    }

    private static ServerResponse form(String page, ServerRequest request) {
        return show(page, Map.of("csrf", csrf(request.servletRequest()), "failure", failure(request.servletRequest())));
    }

    private ServerResponse consent(ServerRequest request) {
        var person = request.principal().map(Principal::getName).orElse("");
        return request.param("state")
                .flatMap(state -> questions.asked(state, person))
                .map(question -> show("consent", Map.of("question", question)))
                .orElseGet(() -> ServerResponse.badRequest()
                        .body("This question is no longer open. Go back to the application and connect again."));
    }

    private static ServerResponse show(String page, Map<String, ?> model) {
        return ServerResponse.ok().header("Cache-Control", "no-store").render(page, model);
    }

    private static CsrfToken csrf(HttpServletRequest request) {
        return (CsrfToken) request.getAttribute(CsrfToken.class.getName());
    }

    /** What sign-in said when it failed just now; it is written to be read by the person. */
    private static String failure(HttpServletRequest request) {
        var session = request.getSession(false);
        if (session == null || request.getParameter("failed") == null) {
            return "";
        }
        var failure = Optional.ofNullable((Exception) session.getAttribute(WebAttributes.AUTHENTICATION_EXCEPTION));
        session.removeAttribute(WebAttributes.AUTHENTICATION_EXCEPTION);
        return failure.map(Exception::getMessage).orElse("");
    }
}
