package touchline.accounts.signin;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an application may ask a person for. */
final class Scopes {

    /** Use of the tools in the person's name: what every access token is for. */
    static final String TOOLS = "tools";

    static final String EMAIL = "email";

    static final List<String> ALL = List.of("openid", "profile", EMAIL, "offline_access", TOOLS);

    private Scopes() {}

    /** Clients ask for nothing, or for what other servers know: both mean the use of the tools. */
    static Set<String> understood(Set<String> asked) {
        var scopes = new LinkedHashSet<>(ALL);
        scopes.retainAll(asked);
        scopes.add(TOOLS);
        return scopes;
    }
}
