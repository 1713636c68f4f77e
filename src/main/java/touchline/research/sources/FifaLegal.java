package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;
import touchline.law.grammar.Kind;

/**
 * FIFA's legal pages, which link to documents of its digital hub: decisions of the Football Tribunal by number. The addresses
 * of documents cannot be derived, so they are taken from the page, which needs its scripts.
 */
public final class FifaLegal implements WebSource {

    private static final UseTerms TERMS = UseTerms.seen(
            "Whoever uses FIFA's sites accepts its terms of service; what they say of reading by programs was not seen. Texts are FIFA's copyright: own words and links only.",
            AiUse.NOT_ESTABLISHED,
            "https://inside.fifa.com/terms-of-service",
            LocalDate.of(2026, 11, 28));

    private static final String LIST = "legal/football-tribunal/dispute-resolution-chamber-decisions";
    private static final String DOCUMENT = "a[href~=\\bm/[0-9a-f]+/original/]";

    private static final About ABOUT = new About(
            "fifa",
            "FIFA's legal pages",
            URI.create("https://inside.fifa.com/"),
            List.of("fifa.com"),
            TERMS,
            "Only the page of decisions of the Dispute Resolution Chamber is looked through, by number and title.",
            SourceType.TRIBUNAL_DECISION,
            Authority.TRIBUNAL,
            Duration.ofDays(60));

    @Override
    public About about() {
        return ABOUT;
    }

    @Override
    public URI newest(URI home) {
        return home.resolve(LIST);
    }

    @Override
    public List<Lookup> lookups(Inquiry asked, URI home) {
        URI list = newest(home);
        return asked.lookups(Kind.FIFA_TRIBUNAL, _ -> list, it -> Lookup.list(it, list));
    }

    @Override
    public List<Entry> entries(Page list, URI home) throws OddShape {
        List<Entry> entries = list.html().select(DOCUMENT).stream()
                .flatMap(link -> entry(link, home).stream())
                .toList();
        if (entries.isEmpty()) {
            throw new OddShape(name());
        }
        return entries;
    }

    private static Optional<Entry> entry(Element link, URI home) {
        String title = link.text().strip();
        return Html.address(home, link.attr("href"))
                .map(file -> new Entry(
                        title.isEmpty() ? file.getPath() : title,
                        Numbers.in(title + " " + link.attr("href").replaceAll("[/_.]", " "), Kind.FIFA_TRIBUNAL),
                        Days.in(title),
                        file,
                        file));
    }

    @Override
    public Sheet sheet(Page page, URI home) {
        return Html.sheet(page);
    }
}
