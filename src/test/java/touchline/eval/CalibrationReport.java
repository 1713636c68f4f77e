package touchline.eval;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import touchline.eval.calibration.Example;
import touchline.eval.calibration.Folds;
import touchline.eval.calibration.Logistic;
import touchline.eval.calibration.Thresholds;
import touchline.eval.calibration.WordingFit;
import touchline.eval.metrics.Forecast;
import touchline.eval.metrics.Forecasts;
import touchline.eval.sets.QuestionFile;
import touchline.eval.sets.TestQuestion;
import touchline.eval.sets.TestQuestion.Gap;
import touchline.retrieval.Language;
import touchline.retrieval.Question.Mode;

/** Fits the strength of each corpus on the development questions and writes what the service reads. */
final class CalibrationReport {

    private static final Path FILE = Path.of("src/main/resources/retrieval/strength.json");
    private static final double RIDGE = 0.001;

    /**
     * What one question counts for: to be sure of an answer to one on another subject is the worst mistake, and of what people
     * ask more is answered than of these questions.
     */
    private static final double ANSWERED = 2.5;

    private static final double OFF_TOPIC = 3;
    private static final double NEAR_MISS = 0.6;

    private static final double REFUSED = 0.05;
    private static final double NONE = 0.025;

    private final List<String> lines = new ArrayList<>(List.of(
            "## Calibration of the strength",
            "",
            "Fitted on the development questions; each figure is of forecasts made without the question itself and without any that",
            "shares a record with it.",
            "",
            "| corpus | questions | AUROC | calibration error | Brier | strong from | weak from "
                    + "| answerable refused | off topic flagged | answer not here flagged |",
            "|---|---|---|---|---|---|---|---|---|---|"));
    private final Map<String, Object> corpora = new LinkedHashMap<>();

    private CalibrationReport() {}

    static void write() throws IOException {
        writeWording();
        CalibrationReport report = new CalibrationReport();
        List<TestQuestion> questions = new ArrayList<>();
        for (String half : QuestionFile.DEVELOPMENT) {
            questions.addAll(QuestionFile.read(half));
        }
        try (OwnLibrary library = OwnLibrary.open()) {
            for (String corpus : List.of("default", "article", "decision")) {
                Set<String> kinds = corpus.equals("default") ? OwnLibrary.KINDS : Set.of(corpus);
                report.fit(corpus, library, questions, kinds, Mode.HYBRID, Signals.WITH_MEANING);
                report.fit(corpus + "-words", library, questions, kinds, Mode.WORDS, Signals.WORDS_ONLY);
            }
        }
        var mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        Files.writeString(FILE, mapper.writeValueAsString(Map.of("corpora", report.corpora)) + "\n");
        QualityPage.put("calibration", String.join("\n", report.lines));
    }

    /** Before the service starts, which reads it. */
    private static void writeWording() throws IOException {
        var wording = WordingFit.fit(
                asked("asked"),
                Stream.concat(asked("elsewhere").stream(), asked("unrelated").stream())
                        .toList());
        for (var folder : List.of("src/main/resources", "target/classes")) {
            wording.write(Files.newOutputStream(Path.of(folder, "retrieval", "wording.weights")));
        }
    }

    /** All questions of a folder of the register. */
    private static List<String> asked(String folder) throws IOException {
        List<String> questions = new ArrayList<>();
        for (var language : Language.values()) {
            var file = Path.of("src/main/resources/law", folder, language.code() + ".json");
            JsonMapper.shared().readTree(file.toFile()).forEach(node -> questions.addAll(texts(node)));
        }
        return questions;
    }

    private static List<String> texts(JsonNode node) {
        return node.isArray() ? node.valueStream().map(JsonNode::asString).toList() : List.of(node.asString());
    }

    private void fit(
            String name,
            OwnLibrary library,
            List<TestQuestion> questions,
            Set<String> kinds,
            Mode mode,
            Signals signals) {
        List<Example> examples = questions.stream()
                .flatMap(question -> answerable(question, kinds).stream()
                        .map(answerable -> new Example(
                                question.id(),
                                library.signals(question, kinds, mode, signals),
                                answerable,
                                question.relevant().keySet(),
                                weight(question))))
                .toList();
        Map<String, Forecast> forecasts = new LinkedHashMap<>();
        new Folds(examples).each((kept, left) -> {
            Logistic fitted = Logistic.fit(kept, RIDGE);
            left.forEach(
                    one -> forecasts.put(one.id(), new Forecast(fitted.probability(one.signals()), one.answerable())));
        });
        Thresholds thresholds = Thresholds.of(List.copyOf(forecasts.values()), REFUSED, NONE);
        row(name, forecasts, thresholds, questions);
        corpora.put(name, entry(Logistic.fit(examples, RIDGE), signals, thresholds));
    }

    private static double weight(TestQuestion question) {
        return question.gap()
                .map(gap -> gap == Gap.OFF_TOPIC ? OFF_TOPIC : NEAR_MISS)
                .orElse(ANSWERED);
    }

    /** Whether records of these kinds answer; unknown where they only help. */
    private static Optional<Boolean> answerable(TestQuestion question, Set<String> kinds) {
        int best = question.relevant().entrySet().stream()
                .filter(one -> kinds.contains(one.getKey().split(":", 2)[0]))
                .mapToInt(Map.Entry::getValue)
                .max()
                .orElse(0);
        return best == 1 ? Optional.empty() : Optional.of(best > 1);
    }

    private void row(
            String name, Map<String, Forecast> forecasts, Thresholds thresholds, List<TestQuestion> questions) {
        Forecasts all = new Forecasts(List.copyOf(forecasts.values()));
        lines.add(String.format(
                Locale.ROOT,
                "| %s | %d | %.4f | %.4f | %.4f | %.3f | %.3f | %.3f | %.3f | %.3f |",
                name,
                forecasts.size(),
                all.auroc(),
                all.calibrationError(),
                all.brier(),
                thresholds.strong(),
                thresholds.weak(),
                flagged(questions, Optional.empty(), forecasts, thresholds),
                flagged(questions, Optional.of(Gap.OFF_TOPIC), forecasts, thresholds),
                flagged(questions, Optional.of(Gap.NEAR_MISS), forecasts, thresholds)));
    }

    /** The share of the questions of a kind whose own forecast is less than strong. */
    private static double flagged(
            List<TestQuestion> questions, Optional<Gap> gap, Map<String, Forecast> forecasts, Thresholds thresholds) {
        return questions.stream()
                .filter(question -> question.gap().equals(gap))
                .flatMap(question -> Optional.ofNullable(forecasts.get(question.id())).stream())
                .filter(forecast -> gap.isPresent() || forecast.came())
                .mapToDouble(forecast -> forecast.probability() < thresholds.strong() ? 1 : 0)
                .average()
                .orElse(Double.NaN);
    }

    private static Map<String, Object> entry(Logistic fitted, Signals signals, Thresholds thresholds) {
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < signals.names().size(); i++) {
            weights.put(signals.names().get(i), rounded(fitted.weights()[i]));
        }
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("intercept", rounded(fitted.bias()));
        entry.put("weights", weights);
        entry.put("strong", rounded(thresholds.strong()));
        entry.put("weak", rounded(thresholds.weak()));
        return entry;
    }

    private static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }
}
