package touchline.research.pages;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.Piece;
import touchline.cases.Source;
import touchline.cases.Sources;
import touchline.crawling.Crawler;
import touchline.crawling.Page;
import touchline.crawling.Visit;
import touchline.documents.Documents;
import touchline.documents.Unreadable;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.research.sources.Catalogue;
import touchline.research.sources.OddShape;
import touchline.research.sources.WebPages;
import touchline.research.sources.WebSource;

/** Reads pages; each becomes a source of the case, whose words are found there and nowhere else. */
public final class PageReading {

    private static final int TITLE = 200;
    private static final int BEGINNING = 300;
    private static final int CITED = 30;

    private final Visits visits;
    private final Catalogue catalogue;
    private final PageFile files;
    private final Sources sources;

    public PageReading(Crawler crawler, Catalogue catalogue, Documents documents, Sources sources) {
        this.visits = new Visits(crawler);
        this.catalogue = catalogue;
        this.files = new PageFile(documents);
        this.sources = sources;
    }

    /**
     * Reading the same page again puts it in the place of what was read before.
     *
     * @param browser whether a page that says nothing without its scripts may be shown in the browser
     */
    public ReadPage read(String owner, String caseId, Wanted wanted, String query, boolean browser) {
        return switch (visits.visit(URI.create(wanted.address()), browser)) {
            case Visit.Missed missed -> ReadPage.missed(wanted.address(), Visits.word(missed), missed.sentence(), 0);
            case Visit.Got got -> {
                Page page = got.page();
                try {
                    yield kept(owner, caseId, wanted, query, page);
                } catch (OddShape odd) {
                    yield ReadPage.missed(wanted.address(), "odd_shape", odd.sentence(), page.body().length);
                } catch (Unreadable unreadable) {
                    yield ReadPage.missed(
                            wanted.address(), "unreadable", unreadable.reason().sentence(), page.body().length);
                }
            }
        };
    }

    private ReadPage kept(String owner, String caseId, Wanted wanted, String query, Page page)
            throws OddShape, Unreadable {
        WebPages place = catalogue.at(page.address());
        PageText text = text(place, page);
        Source source = sources.attach(owner, source(caseId, place, wanted, page, text), text.pieces());
        return new ReadPage(
                wanted.address(),
                ReadPage.READ,
                "%s, “%s”, %d passages%s, SHA-256 %s"
                        .formatted(page.found(), source.title(), text.pieces().size(), text.how(), page.sha256()),
                Optional.of(source.sourceId()),
                page.body().length + text.more(),
                page.isHtml() ? PageLinks.of(page, query) : List.of(),
                cited(text));
    }

    private PageText text(WebPages place, Page page) throws OddShape, Unreadable {
        boolean isFile = !page.isHtml() && !(page.isJson() && place instanceof WebSource);
        if (isFile) {
            return PageText.of(files.read(page), PageFile.name(page));
        }
        PageText told = PageText.of(place.sheet(page, home(place)));
        return told.text().map(address -> followed(told, address)).orElse(told);
    }

    /** The text of a decision whose record was read. */
    private PageText followed(PageText told, URI address) {
        return switch (visits.visit(address, false)) {
            case Visit.Missed missed -> told.without(missed.sentence());
            case Visit.Got got -> {
                try {
                    yield told.with(
                            PageText.of(files.read(got.page()), PageFile.name(got.page())),
                            got.page().body().length);
                } catch (Unreadable unreadable) {
                    yield told.without(unreadable.reason().sentence());
                }
            }
        };
    }

    private URI home(WebPages place) {
        return place instanceof WebSource source ? catalogue.home(source) : URI.create("/");
    }

    /** Those that it cites, itself left out. */
    private static List<String> cited(PageText text) {
        String whole = text.pieces().stream().map(Piece::text).collect(Collectors.joining("\n"));
        return Identifiers.in(whole).stream()
                .map(Identifier::key)
                .filter(key -> !text.number().equals(Optional.of(key)))
                .distinct()
                .limit(CITED)
                .toList();
    }

    private static Source source(String caseId, WebPages place, Wanted wanted, Page page, PageText text) {
        String beginning = text.pieces().stream()
                .map(Piece::text)
                .collect(Collectors.joining(" "))
                .replaceAll("\\s+", " ");
        String title = wanted.title().orElse(text.title());
        return new Source(
                UUID.randomUUID().toString(),
                caseId,
                place.type(),
                place.authority(),
                shortened(title.isEmpty() ? page.found().toString() : title, TITLE),
                Optional.of(wanted.cite().orElse(page.found().toString())),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                "Fetched %s, HTTP 200, SHA-256 %s%s; whether what it says is right was not checked."
                        .formatted(page.fetchedAt(), page.sha256(), text.how()),
                Optional.of("The page begins: “%s”".formatted(shortened(beginning, BEGINNING))),
                wanted.date().or(text::date),
                Optional.empty(),
                Optional.empty(),
                Stream.concat(Stream.of("Not verified: the page's word alone."), text.warnings().stream())
                        .toList(),
                Optional.empty(),
                page.fetchedAt());
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }
}
