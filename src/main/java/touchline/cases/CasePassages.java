package touchline.cases;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.documents.Reading;
import touchline.mcp.Markdown;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/** What of a case can be found, as passages that the case alone owns: the search itself never looks at another's. */
public final class CasePassages {

    public static final String DOCUMENT = "case_document";
    public static final String SOURCE = "case_source";
    public static final String FINDING = "case_finding";

    private static final String OWNER = "case:";

    static final String ID = "id";

    private CasePassages() {}

    /** Who owns the passages of a case: the case itself. */
    public static String owner(String caseId) {
        return OWNER + caseId;
    }

    static String source(Source source) {
        return "case/%s/source/%s".formatted(source.caseId(), source.sourceId());
    }

    static String source(Finding finding) {
        return "case/%s/finding/%s".formatted(finding.caseId(), finding.findingId());
    }

    static String source(Document document) {
        return "case/%s/document/%s".formatted(document.caseId(), document.documentId());
    }

    /** The text of a document, each passage with page and paragraph to cite it by. */
    static List<Passage> of(Document document, Reading reading) {
        List<Piece> pieces = Piece.of(reading.blocks());
        return IntStream.range(0, pieces.size())
                .mapToObj(part -> new Passage(
                        "case-document:%s:%d".formatted(document.documentId(), part + 1),
                        source(document),
                        owner(document.caseId()),
                        DOCUMENT,
                        reading.language().flatMap(Language::of),
                        pieces.get(part).under(document.filename()),
                        pieces.get(part).text(),
                        List.of(),
                        Map.of(ID, document.documentId()),
                        Optional.empty(),
                        "%s, %s".formatted(document.filename(), pieces.get(part).pinpoint()),
                        Optional.empty()))
                .toList();
    }

    static Passage of(Source source) {
        return new Passage(
                "case-source:" + source.sourceId(),
                source(source),
                owner(source.caseId()),
                SOURCE,
                source.verified() ? Optional.of(Language.EN) : Optional.empty(),
                source.title(),
                source.statement().orElse(source.title()),
                Stream.of(source.decisionId(), source.article())
                        .flatMap(Optional::stream)
                        .toList(),
                Map.of(ID, source.sourceId()),
                source.date(),
                source.citation(),
                source.sourceUrl().map(URI::create));
    }

    /** One passage for each part of a source's own text. */
    static List<Passage> of(Source source, List<Piece> pieces) {
        return IntStream.range(0, pieces.size())
                .mapToObj(part -> new Passage(
                        "case-source:%s:%d".formatted(source.sourceId(), part),
                        source(source),
                        owner(source.caseId()),
                        SOURCE,
                        Optional.empty(),
                        pieces.get(part).under(source.title()),
                        pieces.get(part).text(),
                        List.of(),
                        Map.of(ID, source.sourceId()),
                        source.date(),
                        "%s, %s".formatted(source.citation(), pieces.get(part).pinpoint()),
                        source.sourceUrl().map(URI::create)))
                .toList();
    }

    static Passage of(Finding finding) {
        String quotes = finding.sources().stream()
                .flatMap(support -> support.quote().stream())
                .collect(Collectors.joining("\n"));
        return new Passage(
                "case-finding:" + finding.findingId(),
                source(finding),
                owner(finding.caseId()),
                FINDING,
                Optional.empty(),
                Markdown.words(finding.kind()),
                (finding.text() + "\n" + quotes).strip(),
                List.of(),
                Map.of(ID, finding.findingId()),
                Optional.empty(),
                "finding of %s, %s"
                        .formatted(finding.madeAt().toString().substring(0, 10), Markdown.words(finding.kind())),
                Optional.empty());
    }

    /** The case that owns a passage. */
    public static String caseOf(Passage passage) {
        return passage.owner().substring(OWNER.length());
    }

    /** The document, source or finding that a passage is of. */
    public static Optional<String> idOf(Passage passage) {
        return Optional.ofNullable(passage.labels().get(ID));
    }
}
