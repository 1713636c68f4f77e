package touchline.caseapi;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;

/** Marks answers of older routes (RFC 9745). */
final class Superseded {

    /** 1 January 2026, when 3.0.0 took the place of what these routes did. */
    private static final String SINCE = "@1767225600";

    private Superseded() {}

    static ResponseEntity.BodyBuilder answer(ResponseEntity.BodyBuilder answer, String successor) {
        return answer.header("Deprecation", SINCE)
                .header(HttpHeaders.LINK, "<%s>; rel=\"successor-version\"".formatted(successor));
    }
}
