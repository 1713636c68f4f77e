package touchline.eval.metrics;

/**
 * What was said beforehand and what came of it.
 *
 * @param probability that the answer is there, 0 to 1
 * @param came whether it was there
 */
public record Forecast(double probability, boolean came) {

    public Forecast {
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("a probability lies between 0 and 1, not at " + probability);
        }
    }

    double outcome() {
        return came ? 1 : 0;
    }
}
