package touchline.caseapi;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import touchline.law.decisions.Decision;

/** Decisions as the older routes name and address them. */
final class Guid {

    private Guid() {}

    /** Made from the id alone, so that it is the same everywhere and for ever. */
    static String of(Decision decision) {
        return UUID.nameUUIDFromBytes(decision.id().getBytes(StandardCharsets.UTF_8))
                .toString();
    }

    /** Archives print characters in their addresses that an address may not hold. */
    static URI address(Decision decision) {
        return URI.create(decision.source()
                .url()
                .replace(" ", "%20")
                .replace("{", "%7B")
                .replace("}", "%7D")
                .replace("[", "%5B")
                .replace("]", "%5D"));
    }
}
