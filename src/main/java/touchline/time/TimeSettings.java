package touchline.time;

import java.time.Instant;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** @param clock the instant at which the service believes it starts; absent = the real time */
@ConfigurationProperties("touchline.time")
record TimeSettings(Optional<Instant> clock) {}
