package touchline.accounts;

import java.net.URI;

/** Where the outside reaches this service. {@code base} has no trailing slash: {@code https://touchline.example}. */
public record PublicAddress(String base) {

    public PublicAddress {
        base = base.replaceAll("/+$", "");
    }

    /** Host and port as clients send them in {@code Host}. */
    public String authority() {
        return URI.create(base).getAuthority();
    }

    public String host() {
        return URI.create(base).getHost();
    }

    /** The MCP endpoint, and at the same time the resource that access tokens are issued for (RFC 8707). */
    public String mcp() {
        return base + "/mcp";
    }

    public String pricing() {
        return base + "/pricing";
    }

    public String signIn() {
        return base + "/sign-in";
    }

    public String account() {
        return base + "/account";
    }

    /** Where a client learns how to sign in (RFC 9728). */
    public String resourceMetadata() {
        return base + "/.well-known/oauth-protected-resource/mcp";
    }
}
