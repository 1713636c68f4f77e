package touchline.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.eval.metrics.Agreement;
import touchline.eval.sets.CitedText.Label;

/** How well citations are found and judged. */
record CitationTable(Map<String, List<Checked>> files) {

    String markdown() {
        List<String> lines =
                new ArrayList<>(List.of("| texts | spans | precision | recall | F1 |", "|---|---|---|---|---|"));
        files.forEach((name, texts) -> {
            lines.add(spans(name, "overlap", sum(texts, Checked::overlapping)));
            lines.add(spans(name, "exact offsets", sum(texts, Checked::exact)));
        });
        lines.addAll(List.of("", "| verdict | labelled | given | precision | recall |", "|---|---|---|---|---|"));
        verdicts().forEach((verdict, score) -> lines.add(score.row(verdict)));
        lines.add("");
        lines.add("Wrongly verified: **%d**. Found where nothing is cited: %d."
                .formatted(count(Checked::wronglyVerified), count(Checked::falseAlarms)));
        return String.join("\n", lines);
    }

    private static Agreement sum(List<Checked> texts, Function<Checked, Agreement> figure) {
        return texts.stream().map(figure).reduce(Agreement.NONE, Agreement::plus);
    }

    private static String spans(String name, String how, Agreement spans) {
        return String.format(
                Locale.ROOT,
                "| %s (%d) | %s | %.4f | %.4f | %.4f |",
                name,
                spans.right() + spans.missed(),
                how,
                spans.precision(),
                spans.recall(),
                spans.f1());
    }

    private int count(Function<Checked, List<Found>> what) {
        return files.values().stream()
                .flatMap(List::stream)
                .map(what)
                .mapToInt(List::size)
                .sum();
    }

    /** A label counts for the verdict it names; an answer is right where its label allows it. */
    private Map<String, Score> verdicts() {
        Map<String, Score> scores = new TreeMap<>();
        for (Checked text : files.values().stream().flatMap(List::stream).toList()) {
            text.needed().forEach(label -> {
                scores.merge(label.verdict(), new Score(1, text.judgedRight(label) ? 1 : 0, 0, 0), Score::plus);
                given(text, label)
                        .forEach((verdict, allowed) ->
                                scores.merge(verdict, new Score(0, 0, 1, allowed ? 1 : 0), Score::plus));
            });
            text.falseAlarms().forEach(one -> scores.merge(one.verdict(), new Score(0, 0, 1, 0), Score::plus));
        }
        return scores;
    }

    /** The different verdicts inside one label, each counted once. */
    private static Map<String, Boolean> given(Checked text, Label label) {
        return text.at(label).stream()
                .map(Found::verdict)
                .distinct()
                .collect(Collectors.toMap(Function.identity(), label::allows));
    }

    /** Labels with a verdict, those of them judged right, answers with it, those of them allowed. */
    private record Score(int labelled, int judgedRight, int given, int allowed) {

        Score plus(Score other) {
            return new Score(
                    labelled + other.labelled,
                    judgedRight + other.judgedRight,
                    given + other.given,
                    allowed + other.allowed);
        }

        String row(String verdict) {
            return "| %s | %d | %d | %s | %s |"
                    .formatted(verdict, labelled, given, share(allowed, given), share(judgedRight, labelled));
        }

        private static String share(int part, int whole) {
            return whole == 0 ? "–" : String.format(Locale.ROOT, "%.4f", part / (double) whole);
        }
    }
}
