package touchline.research.findings;

import static touchline.research.findings.Ground.Kind.SOURCE;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.cases.Confidence;
import touchline.cases.FindingKind;
import touchline.cases.Sentences;
import touchline.law.citations.CitationCheck;
import touchline.research.asking.CitedLaw;
import touchline.research.asking.OwnPassage;
import touchline.retrieval.PassageSearch;

/** Facts from the case's own material, in its own words; and what it cites that the register does not know. */
public final class OwnDrafts {

    private static final int MOST = 8;
    private static final int FACTS = 3;

    private static final Pattern DAY_OR_SUM = Pattern.compile(
            "\\b(?:19|20)\\d\\d\\b|\\b(?:EUR|USD|GBP|CHF)\\s?\\d|\\d\\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|francs?|pounds)\\b|[€$£]\\s?\\d");

    private final PassageSearch search;
    private final CitationCheck citations;

    public OwnDrafts(PassageSearch search, CitationCheck citations) {
        this.search = search;
        this.citations = citations;
    }

    public List<Draft> of(String query, List<OwnPassage> passages, LocalDate asOf) {
        return passages.stream()
                .limit(MOST)
                .flatMap(passage -> Stream.concat(facts(query, passage, asOf), unknown(passage, asOf).stream()))
                .toList();
    }

    /** The sentence nearest to the question, and those that name a day or a sum. */
    private Stream<Draft> facts(String query, OwnPassage passage, LocalDate asOf) {
        List<String> sentences = Sentences.of(passage.text());
        var nearness = search.compare(query, sentences);
        Optional<String> nearest = IntStream.range(0, sentences.size())
                .boxed()
                .max(Comparator.comparingDouble(i -> nearness.get(i).words()
                        + nearness.get(i).meaning().orElse(nearness.get(i).words())))
                .map(sentences::get);
        return Stream.concat(
                        nearest.stream(),
                        sentences.stream()
                                .filter(sentence -> DAY_OR_SUM.matcher(sentence).find()))
                .distinct()
                .limit(FACTS)
                // What cites something unknown is told as a risk, not as a fact.
                .filter(sentence ->
                        CitedLaw.of(citations.of(sentence, asOf)).unknown().isEmpty())
                .map(sentence -> new Draft(
                        FindingKind.FACT,
                        "%s says: “%s”".formatted(passage.citation(), sentence),
                        List.of(ground(passage, sentence)),
                        Confidence.MEDIUM));
    }

    private Optional<Draft> unknown(OwnPassage passage, LocalDate asOf) {
        List<String> unknown = CitedLaw.of(citations.of(passage.text(), asOf)).unknown();
        return unknown.isEmpty()
                ? Optional.empty()
                : Optional.of(new Draft(
                        FindingKind.RISK,
                        "%s cites %d authorities that the register does not know: see each of them before you rely on it."
                                .formatted(passage.citation(), unknown.size()),
                        List.of(ground(passage, passage.text())),
                        Confidence.HIGH));
    }

    private static Ground ground(OwnPassage passage, String quote) {
        return new Ground(
                SOURCE, passage.sourceId(), Optional.of(passage.citation()), Optional.of(quote), passage.text());
    }
}
