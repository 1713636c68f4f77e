package touchline.cases;

import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.annotation.EnumNaming;

/** What kind of text a source is. */
@EnumNaming(EnumNamingStrategies.SnakeCaseStrategy.class)
public enum SourceType {
    REGULATION,
    CIRCULAR,
    ARBITRAL_AWARD,
    TRIBUNAL_DECISION,
    COURT_JUDGMENT,
    PRESS_ARTICLE,
    PARTY_DOCUMENT,
    WEB_PAGE
}
