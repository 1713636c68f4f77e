package touchline.accounts.signin;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/**
 * Serves the discovery documents at every path where clients look for them. It is mapped to exactly these paths,
 * so no other servlet's prefix catches them and everything else beside them stays unknown.
 */
final class Discovery extends HttpServlet {

    /** Serves a document as it is now. */
    interface Document {
        byte[] bytes() throws IOException;
    }

    private static final List<String> PROVIDER = List.of("oauth-authorization-server", "openid-configuration");
    private static final String RESOURCE = "oauth-protected-resource";

    private final transient Map<String, Document> documents = new LinkedHashMap<>();

    Discovery(DiscoveryDocuments own, Issuer issuer) {
        PROVIDER.forEach(name -> documents.put("/.well-known/" + name, issuer.document()));
        for (var path : Resources.PATHS) {
            PROVIDER.forEach(name -> everywhere(name, path, issuer.document()));
            everywhere(RESOURCE, path, fixed(own.resource(path, issuer)));
        }
        documents.put("/.well-known/" + RESOURCE, fixed(own.resource(Resources.PATHS.getFirst(), issuer)));
    }

    /** RFC 8414 and 9728 put the well-known part before the resource's path; OpenID clients put it behind. */
    private void everywhere(String name, String path, Document document) {
        documents.put("/.well-known/" + name + path, document);
        documents.put(path + "/.well-known/" + name, document);
    }

    static Document fixed(Map<String, Object> content) {
        var bytes = JsonMapper.shared().writeValueAsBytes(content);
        return () -> bytes;
    }

    Set<String> paths() {
        return documents.keySet();
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var document = Objects.requireNonNull(documents.get(request.getServletPath()));
        try {
            var bytes = document.bytes();
            response.setContentType("application/json");
            response.setHeader("Cache-Control", "public, max-age=300");
            response.setContentLength(bytes.length);
            response.getOutputStream().write(bytes);
        } catch (IOException e) {
            response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
        }
    }
}
