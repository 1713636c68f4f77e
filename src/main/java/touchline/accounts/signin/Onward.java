package touchline.accounts.signin;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.AuthenticationSuccessHandler;
import org.springframework.security.web.savedrequest.DefaultSavedRequest;
import org.springframework.security.web.savedrequest.HttpSessionRequestCache;

/** Takes a person who has just signed in to where they were going, always a path of this service. */
final class Onward implements AuthenticationSuccessHandler {

    private final HttpSessionRequestCache going = new HttpSessionRequestCache();

    @Override
    public void onAuthenticationSuccess(HttpServletRequest request, HttpServletResponse response, Authentication person)
            throws IOException {
        var target = "/account";
        if (going.getRequest(request, response) instanceof DefaultSavedRequest saved) {
            var query = saved.getQueryString();
            target = saved.getRequestURI() + (query == null ? "" : "?" + query);
        }
        going.removeRequest(request, response);
        response.sendRedirect(target);
    }
}
