package touchline.football.reading;

/**
 * A pass or shot on a pitch of 105 by 68 metres, in the direction of play. What counts as progressive, long or into the
 * last third is the same for every source.
 */
public record Pitch(double fromX, double fromY, double toX, double toY) {

    private static final double LENGTH = 105;
    private static final double WIDTH = 68;
    private static final double BOX_DEPTH = 16.5;
    private static final double BOX_WIDTH = 40.32;
    private static final double LAST_THIRD = 70;
    private static final double LONG = 32;

    /** From shares of the pitch, 0 to 1. */
    public static Pitch of(double fromX, double fromY, double toX, double toY) {
        return new Pitch(fromX * LENGTH, fromY * WIDTH, toX * LENGTH, toY * WIDTH);
    }

    /** Nearer to the goal by 30 m in the own half, 15 m across the middle, 10 m in the other half. */
    public boolean isProgressive() {
        double gain = toGoal(fromX, fromY) - toGoal(toX, toY);
        boolean own = fromX < LENGTH / 2;
        boolean stays = own == toX < LENGTH / 2;
        return gain >= (stays ? own ? 30 : 10 : 15);
    }

    public boolean isLong() {
        return Math.hypot(toX - fromX, toY - fromY) >= LONG;
    }

    public boolean entersLastThird() {
        return fromX < LAST_THIRD && toX >= LAST_THIRD;
    }

    public boolean entersBox() {
        return !inBox(fromX, fromY) && inBox(toX, toY);
    }

    public boolean beginsInBox() {
        return inBox(fromX, fromY);
    }

    private static boolean inBox(double x, double y) {
        return x >= LENGTH - BOX_DEPTH && Math.abs(y - WIDTH / 2) <= BOX_WIDTH / 2;
    }

    private static double toGoal(double x, double y) {
        return Math.hypot(LENGTH - x, WIDTH / 2 - y);
    }
}
