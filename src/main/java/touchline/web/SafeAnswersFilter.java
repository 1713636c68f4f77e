package touchline.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import touchline.accounts.Credential;

/** Headers that every answer carries, so that neither a credential nor what it opened stays anywhere. */
final class SafeAnswersFilter extends HttpFilter {

    // No form-action: browsers hold the redirect after a form to it too, and signing in ends at whatever application
    // asked for it.
    private static final String POLICY =
            "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; " + "frame-ancestors 'none'";

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Referrer-Policy", "no-referrer");
        response.setHeader("Content-Security-Policy", POLICY);
        if (Credential.isIn(request.getHeader(HttpHeaders.AUTHORIZATION), request.getQueryString())) {
            response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        }
        chain.doFilter(request, response);
    }
}
