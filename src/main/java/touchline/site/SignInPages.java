package touchline.site;

import java.security.Principal;
import java.util.Map;
import org.springframework.security.web.WebAttributes;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.Agreements;
import touchline.accounts.SignInPlace;
import touchline.problem.Problem;

/** The pages to sign in, to sign up, and to agree to what an application asks for. */
final class SignInPages {

    private final Agreements questions;
    private final SignInPlace place;

    SignInPages(Agreements questions, SignInPlace place) {
        this.questions = questions;
        this.place = place;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .route(Page.at("/sign-in"), request -> form("sign-in", request))
                .route(Page.at("/sign-up"), request -> form("sign-up", request))
                .route(Page.at("/oauth2/consent"), this::consent)
                .build();
    }

    private ServerResponse form(String page, ServerRequest request) {
        return place.outside()
                .map(issuer -> Page.forOne("sign-in-outside", Map.of("issuer", issuer.toString())))
                .orElseGet(() -> Page.forOne(page, Map.of("csrf", Forms.csrf(request), "failure", failure(request))));
    }

    private ServerResponse consent(ServerRequest request) {
        var person = request.principal().map(Principal::getName).orElse("");
        return request.param("state")
                .flatMap(state -> questions.asked(state, person))
                .map(question -> Page.forOne("consent", Map.of("question", question)))
                .orElseThrow(() -> Problem.invalid(
                        "state",
                        "open",
                        "This question is no longer open: go back to the application and connect again."));
    }

    /** What sign-in said when it failed just now; it is written to be read by the person. */
    private static String failure(ServerRequest request) {
        return request.param("failed")
                .flatMap(failed -> Forms.take(request, WebAttributes.AUTHENTICATION_EXCEPTION, Exception.class))
                .map(Exception::getMessage)
                .orElse("");
    }
}
