package touchline.mcp.endpoint;

import java.util.List;
import java.util.Set;
import touchline.mcp.discovery.ServerCard;

/** The protocol versions this server speaks. */
public final class Versions {

    /** The first version without a handshake: each request carries its version. */
    static final String MODERN = "2026-07-28";

    /** Answered to an {@code initialize} that asks for something unknown: the newest that every client can speak. */
    static final String FALLBACK = "2025-11-25";

    /** Stated in our discovery documents; echoed only when asked for, since official clients refuse it. */
    static final String STATED = ServerCard.STATED_VERSION;

    /** Those that begin with {@code initialize}. */
    static final Set<String> LEGACY = Set.of("2024-11-05", "2025-03-26", "2025-06-18", STATED, FALLBACK);

    /** What a client is told to choose from, newest first. */
    public static final List<String> OFFICIAL = List.of(MODERN, FALLBACK, "2025-06-18", "2025-03-26", "2024-11-05");

    private Versions() {}

    static String negotiated(String asked) {
        return LEGACY.contains(asked) ? asked : FALLBACK;
    }

    static boolean knows(String version) {
        return version.equals(MODERN) || LEGACY.contains(version);
    }
}
