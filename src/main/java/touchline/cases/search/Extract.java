package touchline.cases.search;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.cases.Sentences;
import touchline.retrieval.Likeness;
import touchline.retrieval.PassageSearch;

/** An answer put together from sentences that stand in the passages found; it adds no word of its own to them. */
record Extract(PassageSearch search) {

    private static final int PASSAGES = 4;
    private static final int SENTENCES = 3;

    private record Sentence(String text, FoundPassage passage, Likeness likeness) {

        double score() {
            return likeness.words() + likeness.meaning().orElse(likeness.words());
        }

        String cited() {
            return passage.foundIn().isLibrary()
                    ? "%s (%s)".formatted(text, passage.citation())
                    : "“%s” (%s)".formatted(text, passage.citation());
        }
    }

    /** @param parts those that may answer */
    String of(String question, List<SearchedPart> parts) {
        return parts.stream()
                .flatMap(part -> part.passages().stream().limit(PASSAGES))
                .flatMap(passage -> best(question, passage))
                .sorted(Comparator.comparingDouble(Sentence::score).reversed())
                .collect(Collectors.toMap(Sentence::text, Function.identity(), (best, _) -> best, LinkedHashMap::new))
                .values()
                .stream()
                .limit(SENTENCES)
                .map(Sentence::cited)
                .reduce((one, next) -> one + " " + next)
                .orElse("Nothing that was searched answers this.");
    }

    private Stream<Sentence> best(String question, FoundPassage passage) {
        List<String> sentences = Sentences.of(passage.text());
        List<Likeness> likenesses = search.compare(question, sentences);
        return IntStream.range(0, sentences.size())
                .mapToObj(i -> new Sentence(sentences.get(i), passage, likenesses.get(i)))
                .max(Comparator.comparingDouble(Sentence::score))
                .stream();
    }
}
