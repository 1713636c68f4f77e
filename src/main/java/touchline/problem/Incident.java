package touchline.problem;

import java.util.Map;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Faults of ours: the log holds everything, the caller a number to ask about. */
public final class Incident {

    private static final Logger LOG = LoggerFactory.getLogger(Incident.class);

    private Incident() {}

    /** @param where what failed, for the log: nothing with a credential in it */
    public static Problem of(String where, Throwable fault) {
        var incident = UUID.randomUUID().toString();
        LOG.error("Incident {}: {} failed", incident, where, fault);
        return new Problem(
                Problem.Code.INTERNAL,
                "Something failed on our side: try again, and if it fails again report incident %s."
                        .formatted(incident),
                Map.of("incident", incident));
    }
}
