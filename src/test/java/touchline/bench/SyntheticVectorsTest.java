package touchline.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SyntheticVectorsTest {

    private final SyntheticVectors vectors = new SyntheticVectors(List.of(unit(0), unit(1), unit(2)));

    @Test
    void areOfLengthOneAndTheSameEachTime() {
        assertThat(dot(vectors.of(5), vectors.of(5))).isEqualTo(1, within(1e-5));
        assertThat(vectors.of(5)).isEqualTo(vectors.of(5)).isNotEqualTo(vectors.of(6));
    }

    @Test
    void lieNearARealOne() {
        for (int number = 0; number < 100; number++) {
            float[] vector = vectors.of(number);
            double nearest = vectors.real().stream()
                    .mapToDouble(real -> dot(real, vector))
                    .max()
                    .orElseThrow();
            assertThat(nearest).isGreaterThan(0.5);
        }
    }

    private static float[] unit(int axis) {
        float[] vector = new float[384];
        vector[axis] = 1;
        return vector;
    }

    private static double dot(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
