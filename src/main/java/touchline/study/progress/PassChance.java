package touchline.study.progress;

import java.util.List;

/** The chance of at least so many right, when each question is right with a chance of its own, apart from the others. */
final class PassChance {

    private PassChance() {}

    /** @param chances one for each question */
    static double of(List<Double> chances, int needed) {
        double[] exactly = new double[chances.size() + 1];
        exactly[0] = 1;
        for (int asked = 0; asked < chances.size(); asked++) {
            double chance = chances.get(asked);
            for (int right = asked + 1; right > 0; right--) {
                exactly[right] = exactly[right] * (1 - chance) + exactly[right - 1] * chance;
            }
            exactly[0] *= 1 - chance;
        }
        double sum = 0;
        for (int right = needed; right <= chances.size(); right++) {
            sum += exactly[right];
        }
        return sum;
    }
}
