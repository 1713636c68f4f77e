package touchline.cases;

/** How far whoever made a finding stands by it. */
public enum Confidence {
    HIGH,
    MEDIUM,
    LOW
}
