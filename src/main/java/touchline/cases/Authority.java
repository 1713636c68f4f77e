package touchline.cases;

import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.annotation.EnumNaming;

/** Whose word a source is. */
@EnumNaming(EnumNamingStrategies.SnakeCaseStrategy.class)
public enum Authority {
    /** The body that makes the rules. */
    OFFICIAL,
    /** A body of arbitration or of an association that decides cases. */
    TRIBUNAL,
    /** A court of a state or of states. */
    COURT,
    PRESS,
    /** A party, or whoever keeps the case. */
    INTERNAL
}
