package touchline.operations;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.problem.Problem;
import touchline.store.Store;

/** Whether the service can work: 200 when it can answer, 503 when the database does not. */
@RestController
final class Health {

    private static final Logger LOG = LoggerFactory.getLogger(Health.class);
    private static final String SERVICE = "touchline";

    /**
     * What the service says of itself.
     *
     * @param degraded true or absent
     * @param reason absent when all is well
     */
    record State(boolean ok, String service, Optional<Boolean> degraded, Optional<String> reason) {}

    private final Store store;

    Health(Store store) {
        this.store = store;
    }

    @GetMapping("/api/health")
    ResponseEntity<State> state() {
        try {
            store.read().sql("SELECT 1").query(Integer.class).single();
            Optional<String> refusal = store.refusal().map(Problem::sentence);
            return ResponseEntity.ok(new State(true, SERVICE, refusal.map(_ -> true), refusal));
        } catch (DataAccessException | Problem e) {
            LOG.warn("The database does not answer", e);
            return ResponseEntity.status(HttpStatus.SERVICE_UNAVAILABLE)
                    .body(new State(false, SERVICE, Optional.of(true), Optional.of("The database does not answer.")));
        }
    }
}
