package touchline.cases.search;

import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.CaseDocuments;
import touchline.cases.CasePassages;
import touchline.cases.Document;
import touchline.law.citations.Checked;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verdict;
import touchline.law.citations.Verification;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Hit;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;

/** Answers questions from what one case holds and from the library; remembers nothing between two questions. */
public final class CaseSearch {

    /** @param sources whether to search the case's sources, {@code findings} likewise */
    public record Asked(String question, boolean sources, boolean findings, int limit) {}

    /**
     * @param answer sentences of the passages, each with its citation
     * @param cited what the question itself cites, as the register knows it
     * @param notSearched one sentence for each thing that was left out
     */
    public record Answer(
            String answer,
            Strength retrieval,
            String reason,
            SearchedPart ofCase,
            SearchedPart ofLibrary,
            Verification cited,
            List<String> notSearched) {}

    private static final Set<Verdict> UNKNOWN = Set.of(Verdict.UNKNOWN, Verdict.MALFORMED);

    private final CaseDocuments documents;
    private final PassageSearch search;
    private final CitationCheck citations;
    private final LibraryPassages library;
    private final Extract extract;
    private final Clock clock;

    public CaseSearch(
            CaseDocuments documents,
            PassageSearch search,
            CitationCheck citations,
            LibraryPassages library,
            Clock clock) {
        this.documents = documents;
        this.search = search;
        this.citations = citations;
        this.library = library;
        this.extract = new Extract(search);
        this.clock = clock;
    }

    /** @throws touchline.problem.Problem NOT_FOUND for a case that is not the owner's */
    public Answer ask(String owner, String caseId, Asked asked) {
        var doubtful = documents.doubtful(owner, caseId);
        var own = find(asked, Filter.ownedBy(Set.of(CasePassages.owner(caseId))).ofKinds(kinds(asked)));
        var shared = find(asked, Filter.shared().ofKinds(LibraryPassages.KINDS));
        var cited = citations.of(asked.question(), LocalDate.now(clock));
        List<String> unknown = cited.checked().stream()
                .filter(one -> UNKNOWN.contains(one.verdict()))
                .map(Checked::cited)
                .distinct()
                .toList();
        var ofCase = part(own, FoundPassage::ofCase);
        var ofLibrary = part(shared, library::of);
        return unknown.isEmpty()
                ? answer(asked, ofCase, ofLibrary, cited, "", left(doubtful, asked, own, shared))
                : answer(
                        asked,
                        ofCase.doubted(),
                        ofLibrary.doubted(),
                        cited,
                        "The register does not know %s, which the question cites. "
                                .formatted(String.join(", ", unknown)),
                        left(doubtful, asked, own, shared));
    }

    private Answer answer(
            Asked asked,
            SearchedPart ofCase,
            SearchedPart ofLibrary,
            Verification cited,
            String doubt,
            List<String> notSearched) {
        var strength = Stream.of(ofCase.retrieval(), ofLibrary.retrieval())
                .min(Enum::compareTo)
                .orElseThrow();
        var parts = Stream.of(ofCase, ofLibrary)
                .filter(part -> part.retrieval() == strength && strength != Strength.NONE)
                .toList();
        return new Answer(
                extract.of(asked.question(), parts),
                strength,
                "%sIn the case: %s In the library: %s".formatted(doubt, ofCase.reason(), ofLibrary.reason()),
                ofCase,
                ofLibrary,
                cited,
                notSearched);
    }

    private Findings find(Asked asked, Filter filter) {
        return search.find(Question.of(asked.question(), filter).page(asked.limit(), 0));
    }

    private static SearchedPart part(Findings findings, Function<Hit, FoundPassage> found) {
        return new SearchedPart(
                findings.strength(),
                findings.reason(),
                findings.hits().stream().map(found).toList());
    }

    private static Set<String> kinds(Asked asked) {
        return Stream.of(
                        Optional.of(CasePassages.DOCUMENT),
                        Optional.of(CasePassages.SOURCE).filter(_ -> asked.sources()),
                        Optional.of(CasePassages.FINDING).filter(_ -> asked.findings()))
                .flatMap(Optional::stream)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static List<String> left(List<Document> doubtful, Asked asked, Findings own, Findings shared) {
        var left = new LinkedHashSet<String>();
        left.add("Notes and links of the case: they are never searched, nor are the notes on its sources.");
        if (!asked.sources()) {
            left.add("Sources of the case: include_sources is false.");
        }
        if (!asked.findings()) {
            left.add("Findings of the case: include_findings is false.");
        }
        if (own.truncated()) {
            left.add("The end of the question: it is too long.");
        }
        doubtful.forEach(document -> left.add("The document %s%s"
                .formatted(
                        document.line(),
                        document.warnings().isEmpty() ? "." : ": " + String.join(" ", document.warnings()))));
        left.addAll(own.notSearched());
        left.addAll(shared.notSearched());
        return new ArrayList<>(left);
    }
}
