package touchline.study;

/** How hard a question is meant to be. */
public enum Difficulty {
    EASY,
    MEDIUM,
    HARD
}
