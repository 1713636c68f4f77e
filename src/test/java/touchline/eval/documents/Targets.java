package touchline.eval.documents;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is asked of the reading of files, beside what was measured. */
final class Targets {

    private static final List<Double> ASKED = List.of(0.98, 0.97, 0.85, Double.NaN, 0.75, 1.0, Double.NaN);

    private Targets() {}

    static String table(Scores mean, int files) {
        double[] measured = mean.values();
        return "| Over %d files | Target | Measured | Met |\n| --- | --- | --- | --- |\n".formatted(files)
                + IntStream.range(0, measured.length)
                        .filter(i -> !ASKED.get(i).isNaN() && !Double.isNaN(measured[i]))
                        .mapToObj(i -> "| %s | %.3f | %.3f | %s |\n"
                                .formatted(
                                        Scores.NAMES.get(i),
                                        ASKED.get(i),
                                        measured[i],
                                        measured[i] >= ASKED.get(i) ? "yes" : "**no**"))
                        .collect(Collectors.joining());
    }
}
