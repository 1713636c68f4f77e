package touchline.eval.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import touchline.eval.documents.MarkdownText.Numbered;

/**
 * How well a text was read, each from 0 to 1; absent where the document has none of the kind.
 *
 * @param f1 of all words
 * @param order of all words
 * @param headings F1
 * @param lists F1 of items
 * @param cells F1 of the cells of tables
 * @param numbers the share of numbered paragraphs that begin a line with their number; of a scan's first words, which count
 *     elsewhere, some may be misread
 * @param notes the share of notes that are linked at the right place
 */
record Scores(
        double f1,
        double order,
        OptionalDouble headings,
        OptionalDouble lists,
        OptionalDouble cells,
        OptionalDouble numbers,
        OptionalDouble notes) {

    static final List<String> NAMES =
            List.of("Token F1", "Order", "Headings", "Lists", "Cells", "Paragraph numbers", "Footnote links");

    static Scores of(String truth, String found) {
        var right = MarkdownText.of(truth);
        var read = MarkdownText.of(found);
        return new Scores(
                Likeness.f1(right.tokens(), read.tokens()),
                Likeness.order(right.tokens(), read.tokens()),
                f1(right.headings(), read.headings()),
                f1(right.items(), read.items()),
                f1(right.cells(), read.cells()),
                numbers(right.numbers(), read.numbers()),
                recall(
                        List.copyOf(right.notes().keySet()),
                        List.copyOf(read.notes().keySet())));
    }

    /** Of all documents, each as good as another. */
    static Scores mean(List<Scores> all) {
        double[][] columns = all.stream().map(Scores::values).toArray(double[][]::new);
        OptionalDouble[] means = new OptionalDouble[NAMES.size()];
        for (int i = 0; i < means.length; i++) {
            int column = i;
            means[i] = Arrays.stream(columns)
                    .mapToDouble(row -> row[column])
                    .filter(value -> !Double.isNaN(value))
                    .average();
        }
        return new Scores(means[0].orElse(0), means[1].orElse(0), means[2], means[3], means[4], means[5], means[6]);
    }

    String row(String name) {
        var cells = Arrays.stream(values())
                .mapToObj(value -> Double.isNaN(value) ? "–" : "%.3f".formatted(value))
                .toList();
        return "| %s | %s |".formatted(name, String.join(" | ", cells));
    }

    /** In the order of {@link #NAMES}; NaN where there is nothing to measure. */
    double[] values() {
        return new double[] {
            f1,
            order,
            headings.orElse(Double.NaN),
            lists.orElse(Double.NaN),
            cells.orElse(Double.NaN),
            numbers.orElse(Double.NaN),
            notes.orElse(Double.NaN)
        };
    }

    private static OptionalDouble f1(List<String> truth, List<String> found) {
        return Optional.of(truth).filter(all -> !all.isEmpty()).stream()
                .mapToDouble(all -> Likeness.f1(all, found))
                .findFirst();
    }

    private static OptionalDouble numbers(List<Numbered> truth, List<Numbered> found) {
        List<Numbered> left = new ArrayList<>(found);
        return truth.stream()
                .mapToDouble(one -> left.stream()
                        .filter(one::isSame)
                        .findFirst()
                        .map(same -> left.remove(same) ? 1.0 : 0.0)
                        .orElse(0.0))
                .average();
    }

    private static OptionalDouble recall(List<String> truth, List<String> found) {
        return Optional.of(truth).filter(all -> !all.isEmpty()).stream()
                .mapToDouble(all -> Likeness.recall(all, found))
                .findFirst();
    }
}
