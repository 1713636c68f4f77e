package touchline.accounts.signin;

import java.util.ArrayList;
import java.util.List;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2Error;
import tools.jackson.databind.JsonNode;

/** What an application says about itself, in a registration (RFC 7591) or in a document at its own address. */
record ClientMetadata(String name, List<String> redirectUris) {

    private static final int MOST_REDIRECTS = 10;
    private static final int LONGEST_NAME = 80;

    /** @throws OAuth2AuthenticationException invalid_redirect_uri or invalid_client_metadata, saying what to change */
    static ClientMetadata read(JsonNode said) {
        if (!said.isObject()) {
            throw refused("invalid_client_metadata", "Send one JSON object.");
        }
        mustOffer(said, "grant_types", "authorization_code");
        mustOffer(said, "response_types", "code");
        var redirects = redirects(said.path("redirect_uris"));
        return new ClientMetadata(name(said.path("client_name"), redirects), redirects);
    }

    private static List<String> redirects(JsonNode said) {
        if (!said.isArray() || said.isEmpty() || said.size() > MOST_REDIRECTS) {
            throw refused("invalid_redirect_uri", "redirect_uris must list 1 to 10 addresses.");
        }
        var redirects = new ArrayList<String>();
        for (var one : said) {
            if (!one.isString() || !RedirectAddress.acceptable(one.stringValue())) {
                throw refused(
                        "invalid_redirect_uri",
                        "Each of redirect_uris must be https, http on localhost, or a scheme of your own,"
                                + " without fragment or user name.");
            }
            redirects.add(one.stringValue());
        }
        return List.copyOf(redirects);
    }

    private static String name(JsonNode said, List<String> redirects) {
        if (!said.isMissingNode() && !said.isNull() && !said.isString()) {
            throw refused("invalid_client_metadata", "client_name must be text.");
        }
        var name = said.isString()
                ? said.stringValue().replaceAll("[\\p{C}\\p{Z}]+", " ").strip()
                : "";
        if (name.isEmpty()) {
            return RedirectAddress.host(redirects.getFirst());
        }
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME);
    }

    private static void mustOffer(JsonNode said, String field, String value) {
        var offered = said.path(field);
        if (offered.isMissingNode() || offered.isNull()) {
            return;
        }
        if (!offered.isArray()
                || offered.valueStream().noneMatch(it -> it.isString() && value.equals(it.stringValue()))) {
            throw refused("invalid_client_metadata", field + " must contain " + value + ".");
        }
    }

    static OAuth2AuthenticationException refused(String error, String description) {
        return new OAuth2AuthenticationException(new OAuth2Error(error, description, null));
    }
}
