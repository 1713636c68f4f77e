package touchline.study.memory;

/** How well something was remembered; {@code grade} is what the formulas count with. */
public enum Rating {
    AGAIN(1),
    HARD(2),
    GOOD(3),
    EASY(4);

    private final int grade;

    Rating(int grade) {
        this.grade = grade;
    }

    int grade() {
        return grade;
    }

    /** Multiple choice tells right from wrong only. */
    public static Rating of(boolean right) {
        return right ? GOOD : AGAIN;
    }
}
