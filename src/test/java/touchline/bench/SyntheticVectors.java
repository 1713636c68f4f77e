package touchline.bench;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Vectors for more passages than can be embedded in the time: mixtures of two real ones with some noise, of length 1. They
 * lie as real ones do, near others and in clusters, but say nothing of a text.
 */
record SyntheticVectors(List<float[]> real) {

    private static final double SECOND = 0.5;
    private static final double NOISE = 0.5;

    /** The same for the same number in every run. */
    float[] of(int number) {
        SplittableRandom random = new SplittableRandom(~number);
        float[] first = real.get(random.nextInt(real.size()));
        float[] second = real.get(random.nextInt(real.size()));
        float[] mixed = new float[first.length];
        double noise = NOISE / Math.sqrt(first.length);
        double squares = 0;
        for (int i = 0; i < mixed.length; i++) {
            mixed[i] = (float) (first[i] + SECOND * second[i] + noise * random.nextGaussian());
            squares += mixed[i] * mixed[i];
        }
        float length = (float) Math.sqrt(squares);
        for (int i = 0; i < mixed.length; i++) {
            mixed[i] /= length;
        }
        return mixed;
    }
}
