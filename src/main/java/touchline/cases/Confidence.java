package touchline.cases;

import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.annotation.EnumNaming;

/** How far whoever made a finding stands by it. */
@EnumNaming(EnumNamingStrategies.SnakeCaseStrategy.class)
public enum Confidence {
    HIGH,
    MEDIUM,
    LOW
}
