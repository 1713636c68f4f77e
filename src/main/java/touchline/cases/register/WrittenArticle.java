package touchline.cases.register;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.problem.Problem;

/** An article written together with its instrument. */
record WrittenArticle(String instrument, String number) {

    private static final String JOINED = "(?i)^(?:of|to|in|,)?\\s*(?:the\\s+)?|\\s*(?:of|to|in|,)(?:\\s+the)?\\s*$";

    /**
     * @param written with the instrument first or last
     * @throws Problem INVALID_ARGUMENT when no instrument of the register is named
     */
    static WrittenArticle of(String written, Instruments register) {
        List<String> words = List.of(written.strip().split("[\\s,]+"));
        return IntStream.range(1, words.size())
                .boxed()
                .flatMap(at -> Stream.of(
                        named(words.subList(0, at), words.subList(at, words.size()), register),
                        named(words.subList(at, words.size()), words.subList(0, at), register)))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> unnamed(register));
    }

    private static Optional<WrittenArticle> named(List<String> instrument, List<String> number, Instruments register) {
        return register.find(plain(instrument)).map(found -> new WrittenArticle(found.code(), plain(number)));
    }

    private static String plain(List<String> words) {
        return String.join(" ", words).replaceAll(JOINED, "");
    }

    private static Problem unnamed(Instruments register) {
        List<String> known = register.all().stream().map(Instrument::code).toList();
        return new Problem(
                Problem.Code.INVALID_ARGUMENT,
                "`article` must name an article and an instrument of the register, such as RSTP 17; the instruments are %s."
                        .formatted(String.join(", ", known)),
                Map.of("path", "article", "rule", "article of a known instrument", "known", known));
    }
}
