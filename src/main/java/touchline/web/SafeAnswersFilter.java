package touchline.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
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
            chain.doFilter(request, new Unstored(response));
        } else {
            chain.doFilter(request, response);
        }
    }

    /** Keeps the header from whoever serves a document that may be stored when nobody sends a credential for it. */
    private static final class Unstored extends HttpServletResponseWrapper {

        Unstored(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setHeader(String name, String value) {
            if (!HttpHeaders.CACHE_CONTROL.equalsIgnoreCase(name)) {
                super.setHeader(name, value);
            }
        }

        @Override
        public void addHeader(String name, String value) {
            if (!HttpHeaders.CACHE_CONTROL.equalsIgnoreCase(name)) {
                super.addHeader(name, value);
            }
        }
    }
}
