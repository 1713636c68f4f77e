package touchline.accounts.signin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.accounts.PublicAddress;

/** What access tokens can be issued for (RFC 8707): the MCP endpoint, and each of its areas. */
record Resources(PublicAddress address) {

    /** In the order in which they are looked for; the first is the one meant when a client names none. */
    static final List<String> PATHS = List.of("/mcp", "/mcp/study", "/mcp/cases");

    Set<String> all() {
        return PATHS.stream().map(path -> address.base() + path).collect(Collectors.toUnmodifiableSet());
    }

    /** The resource of that name, written with or without one slash at the end. */
    Optional<String> named(String name) {
        return Optional.of(withoutSlash(name)).filter(all()::contains);
    }

    static String withoutSlash(String name) {
        return name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
    }
}
