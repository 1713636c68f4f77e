package touchline.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.problem.Problem;

/** Faults of ours: the log holds everything, the caller a number to ask about. */
final class Incidents {

    private static final Logger LOG = LoggerFactory.getLogger(Incidents.class);

    Problem record(Throwable fault, HttpServletRequest request) {
        var incident = UUID.randomUUID().toString();
        // The path without its query, which may carry a credential.
        LOG.error("Incident {} at {} {}", incident, request.getMethod(), request.getRequestURI(), fault);
        return new Problem(
                Problem.Code.INTERNAL,
                "Something failed on our side: try again, and if it fails again report incident %s."
                        .formatted(incident),
                Map.of("incident", incident));
    }
}
