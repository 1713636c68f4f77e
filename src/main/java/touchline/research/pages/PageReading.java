package touchline.research.pages;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import touchline.cases.Source;
import touchline.cases.SourceType;
import touchline.cases.Sources;
import touchline.crawling.Crawler;
import touchline.crawling.Page;
import touchline.crawling.Visit;

/** Reads pages; each becomes a source of the case, whose words are found there and nowhere else. */
public final class PageReading {

    private static final int TITLE = 200;
    private static final int BEGINNING = 300;

    private final Crawler crawler;
    private final Sources sources;

    public PageReading(Crawler crawler, Sources sources) {
        this.crawler = crawler;
        this.sources = sources;
    }

    /**
     * Reading the same page again puts it in the place of what was read before.
     *
     * @param browser whether a page that says nothing without its scripts may be shown in the browser
     */
    public ReadPage read(String owner, String caseId, String address, String query, boolean browser) {
        URI uri = URI.create(address);
        Visit visit = crawler.visit(uri);
        if (browser && visit instanceof Visit.Missed missed && missed.why() == Visit.Miss.CONTENT_SUSPECT) {
            visit = crawler.show(uri);
        }
        return switch (visit) {
            case Visit.Got got -> kept(owner, caseId, address, query, got.page());
            case Visit.Missed missed ->
                new ReadPage(
                        address,
                        missed.why().name().toLowerCase(Locale.ROOT),
                        missed.sentence(),
                        Optional.empty(),
                        0,
                        List.of());
        };
    }

    private ReadPage kept(String owner, String caseId, String address, String query, Page page) {
        if (!page.isHtml()) {
            return new ReadPage(
                    address,
                    "not_a_page",
                    "%s is a file (%s): add it to the case as a document to have it read."
                            .formatted(page.found(), page.type()),
                    Optional.empty(),
                    page.body().length,
                    List.of());
        }
        PageWords words = PageWords.of(page, query);
        Source source = sources.attach(owner, source(caseId, page, words), words.passages());
        return new ReadPage(
                address,
                ReadPage.READ,
                "%s, “%s”, %d passages, SHA-256 %s"
                        .formatted(
                                page.found(), source.title(), words.passages().size(), page.sha256()),
                Optional.of(source.sourceId()),
                page.body().length,
                words.links());
    }

    private static Source source(String caseId, Page page, PageWords words) {
        String beginning = String.join(" ", words.passages()).replaceAll("\\s+", " ");
        return new Source(
                UUID.randomUUID().toString(),
                caseId,
                SourceType.WEB_PAGE,
                Optional.empty(),
                shortened(words.title().isEmpty() ? page.found().toString() : words.title(), TITLE),
                Optional.of(page.found().toString()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                "Fetched %s, HTTP 200, SHA-256 %s; whether what it says is right was not checked."
                        .formatted(page.fetchedAt(), page.sha256()),
                Optional.of("The page begins: “%s”".formatted(shortened(beginning, BEGINNING))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of("Not verified: the page's word alone."),
                Optional.empty(),
                page.fetchedAt());
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }
}
