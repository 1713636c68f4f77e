package touchline.research;

/** How far a research goes. */
public enum Depth {
    /** The register, the library and the case's own material. */
    QUICK,
    /** Pages as well: those that the caller names, and allowed sources. */
    DEEP,
    /** More of both, and decisions that cite or are cited by what was found. */
    EXHAUSTIVE
}
