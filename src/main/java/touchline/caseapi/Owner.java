package touchline.caseapi;

/** Who asks, by the name that records are kept under. */
record Owner(String name) {}
