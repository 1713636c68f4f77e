package touchline.site;

import java.util.Optional;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.web.servlet.function.ServerRequest;

/** What a page with a form needs from the request and the session. */
final class Forms {

    private Forms() {}

    /** The one-time value that shows a form to be ours when it comes back. */
    static CsrfToken csrf(ServerRequest request) {
        return (CsrfToken) request.attribute(CsrfToken.class.getName()).orElseThrow();
    }

    /** Keeps something for the next page that the person sees. */
    static void keep(ServerRequest request, String name, Object value) {
        request.session().setAttribute(name, value);
    }

    /** What was kept, which is then gone. */
    static <T> Optional<T> take(ServerRequest request, String name, Class<T> kind) {
        return Optional.ofNullable(request.servletRequest().getSession(false)).flatMap(session -> {
            var kept = Optional.ofNullable(session.getAttribute(name));
            session.removeAttribute(name);
            return kept.filter(kind::isInstance).map(kind::cast);
        });
    }
}
