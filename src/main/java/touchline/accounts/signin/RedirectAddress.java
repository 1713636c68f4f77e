package touchline.accounts.signin;

import java.net.URI;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import touchline.outgoing.ThisMachine;

/** Where an application has people sent back to after sign-in. */
final class RedirectAddress {

    private static final int LONGEST = 1000;

    /** Schemes a browser or the desktop acts on itself; every other belongs to an installed application. */
    private static final Set<String> NEVER = Set.of(
            "javascript",
            "data",
            "vbscript",
            "file",
            "blob",
            "about",
            "view-source",
            "filesystem",
            "ftp",
            "mailto",
            "ws",
            "wss",
            "intent",
            "chrome",
            "res",
            "jar");

    private RedirectAddress() {}

    /** HTTPS, HTTP on the person's own machine, or a scheme of an installed application. */
    static boolean acceptable(String written) {
        return written.length() <= LONGEST
                && parse(written).filter(RedirectAddress::acceptable).isPresent();
    }

    private static boolean acceptable(URI address) {
        if (!address.isAbsolute() || address.getRawFragment() != null || address.getRawUserInfo() != null) {
            return false;
        }
        return switch (address.getScheme().toLowerCase(Locale.ROOT)) {
            case "https" -> address.getHost() != null;
            case "http" -> isLoopback(address);
            case String scheme -> !NEVER.contains(scheme) && scheme.length() > 2;
        };
    }

    /** Equal to the letter; only the port of the person's own machine is free (RFC 8252), as programs take what is open. */
    static boolean matches(String registered, String asked) {
        return registered.equals(asked)
                || parse(registered)
                        .flatMap(one -> parse(asked).map(other -> sameButForPort(one, other)))
                        .orElse(false);
    }

    private static boolean sameButForPort(URI one, URI other) {
        return isLoopback(one)
                && isLoopback(other)
                && other.getRawUserInfo() == null
                && other.getRawFragment() == null
                && one.getHost().equals(other.getHost())
                && Objects.equals(one.getRawPath(), other.getRawPath())
                && Objects.equals(one.getRawQuery(), other.getRawQuery());
    }

    static boolean isLoopback(URI address) {
        return "http".equals(address.getScheme())
                && address.getHost() != null
                && ThisMachine.isMeantBy(address.getHost());
    }

    /** What a person should read before agreeing: the host, or the scheme of an installed application. */
    static String host(String written) {
        return parse(written)
                .map(it -> it.getHost() == null ? it.getScheme() + ":" : it.getHost())
                .orElse(written);
    }

    static Optional<URI> parse(String written) {
        try {
            return Optional.of(URI.create(written));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
