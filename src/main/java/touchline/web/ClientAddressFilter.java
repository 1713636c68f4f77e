package touchline.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.springframework.web.filter.OncePerRequestFilter;

/** Makes {@code getRemoteAddr()} the client's address for everything behind it. */
final class ClientAddressFilter extends OncePerRequestFilter {

    private final int proxies;

    ClientAddressFilter(int proxies) {
        this.proxies = proxies;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        List<String> forwarded = Collections.list(request.getHeaders("X-Forwarded-For"));
        var address = ClientAddress.of(request.getRemoteAddr(), forwarded, proxies);
        chain.doFilter(new From(request, address), response);
    }

    private static final class From extends HttpServletRequestWrapper {

        private final String address;

        From(HttpServletRequest request, String address) {
            super(request);
            this.address = address;
        }

        @Override
        public String getRemoteAddr() {
            return address;
        }

        @Override
        public String getRemoteHost() {
            return address;
        }
    }
}
