package touchline.documents.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import opennlp.tools.langdetect.LanguageDetectorME;
import opennlp.tools.langdetect.LanguageDetectorModel;
import touchline.documents.Block;
import touchline.documents.Block.Kind;

/** Tells the language that most of a text is in, by samples from its whole length. */
final class TextLanguage {

    private static final int SAMPLES = 40;
    private static final int SAMPLE_LENGTH = 250;

    /** Reached by some 200 letters of prose; names and numbers alone stay below. */
    private static final double SURE = 0.3;

    /** Codes of the model that name one language of those that a code of two letters is for. */
    private static final Map<String, String> MEMBERS =
            Map.of("cmn", "zh", "nan", "zh", "pes", "fa", "lvs", "lv", "ekk", "et", "pnb", "pa", "plt", "mg");

    private static final Map<String, String> CODES = Stream.concat(
                    MEMBERS.entrySet().stream(),
                    Arrays.stream(Locale.getISOLanguages())
                            .collect(Collectors.toMap(
                                    code -> Locale.of(code).getISO3Language(),
                                    Function.identity(),
                                    (first, _) -> first))
                            .entrySet()
                            .stream())
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, _) -> first));

    private TextLanguage() {}

    /** Takes a second to load, so only when the first text is there. */
    private static final class Letters {

        private static final String FILE = "/langdetect-183.bin";
        static final LanguageDetectorME DETECTOR = load();

        private static LanguageDetectorME load() {
            try (var file = TextLanguage.class.getResourceAsStream(FILE)) {
                return new LanguageDetectorME(new LanguageDetectorModel(Objects.requireNonNull(file, FILE)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** An ISO 639-1 code; absent when there is too little prose to tell. */
    static Optional<String> of(List<Block> blocks) {
        String sample = sample(blocks.stream()
                .filter(block -> block.kind() == Kind.PARAGRAPH || block.kind() == Kind.LIST_ITEM)
                .map(Block::text)
                .toList());
        if (sample.isEmpty()) {
            return Optional.empty();
        }
        var best = Letters.DETECTOR.predictLanguage(sample);
        return best.getConfidence() < SURE ? Optional.empty() : Optional.ofNullable(CODES.get(best.getLang()));
    }

    private static String sample(List<String> texts) {
        int step = Math.max(1, texts.size() / SAMPLES);
        return IntStream.iterate(0, i -> i < texts.size(), i -> i + step)
                .mapToObj(texts::get)
                .map(text -> text.substring(0, Math.min(text.length(), SAMPLE_LENGTH)))
                .collect(Collectors.joining(" "))
                .replaceAll("[^\\p{L}\\p{M}]+", " ")
                .strip()
                .toLowerCase(Locale.ROOT);
    }
}
