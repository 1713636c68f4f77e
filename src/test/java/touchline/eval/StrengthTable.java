package touchline.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.eval.metrics.Forecasts;
import touchline.eval.sets.TestQuestion;
import touchline.eval.sets.TestQuestion.Gap;
import touchline.retrieval.Strength;

/** How well the strength tells questions that the library answers from those that it does not. */
record StrengthTable(List<Judged> all) {

    String markdown() {
        List<String> lines =
                new ArrayList<>(List.of("| questions | strong | weak | none | flagged |", "|---|---|---|---|---|"));
        kinds().forEach((name, group) -> lines.add(row(name, group)));
        lines.add("");
        if (all.stream().allMatch(one -> one.answer().probability().isPresent())) {
            Forecasts forecasts =
                    new Forecasts(all.stream().map(Judged::forecast).toList());
            lines.add(String.format(
                    Locale.ROOT,
                    "AUROC %.4f, expected calibration error %.4f (ten bins), Brier score %.4f.",
                    forecasts.auroc(),
                    forecasts.calibrationError(),
                    forecasts.brier()));
        }
        return String.join("\n", lines);
    }

    private Map<String, List<Judged>> kinds() {
        return all.stream()
                .flatMap(one -> Stream.of(Map.entry(kind(one.question()), one), Map.entry(kindAndLanguage(one), one)))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private static String kindAndLanguage(Judged one) {
        return kind(one.question()) + ", " + one.question().language();
    }

    private static String kind(TestQuestion question) {
        return question.gap()
                .map(gap -> gap == Gap.OFF_TOPIC ? "off topic" : "right topic, answer not here")
                .orElse("answerable");
    }

    private static String row(String name, List<Judged> group) {
        return String.format(
                Locale.ROOT,
                "| %s (%d) | %d | %d | %d | %.3f |",
                name,
                group.size(),
                count(group, Strength.STRONG),
                count(group, Strength.WEAK),
                count(group, Strength.NONE),
                group.stream().filter(Judged::flagged).count() / (double) group.size());
    }

    private static long count(List<Judged> group, Strength strength) {
        return group.stream().filter(one -> one.answer().strength() == strength).count();
    }
}
