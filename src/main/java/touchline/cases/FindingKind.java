package touchline.cases;

import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.annotation.EnumNaming;

/** What a finding is about. */
@EnumNaming(EnumNamingStrategies.SnakeCaseStrategy.class)
public enum FindingKind {
    LEGAL_ISSUE,
    FACT,
    RISK,
    ARGUMENT,
    NEXT_STEP,
    /** What was looked for, where, and not found. */
    NEGATIVE_SEARCH
}
