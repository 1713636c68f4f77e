package touchline.cases;

/** What kind of text a source is. */
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
