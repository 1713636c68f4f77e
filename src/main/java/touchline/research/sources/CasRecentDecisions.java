package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;
import touchline.law.grammar.Kind;

/** The recent decisions on the site of the Court of Arbitration for Sport: one list of links to PDF, named by number and parties. */
public final class CasRecentDecisions implements WebSource {

    static final UseTerms AWARDS = UseTerms.unseen(
            "No terms of use of the site were seen. Awards are the work of the Court of Arbitration for Sport and its panels: metadata, own words and links only.",
            AiUse.NOT_ESTABLISHED);

    private static final String LIST = "en/jurisprudence/recent-decisions";
    private static final String AWARD = "a[href$=.pdf]";

    private static final About ABOUT = new About(
            "cas_recent",
            "the recent decisions on the CAS site",
            URI.create("https://www.tas-cas.org/"),
            List.of("tas-cas.org"),
            AWARDS,
            "The list has recent awards only and names parties and numbers, so that what an award is about cannot be looked for.",
            SourceType.ARBITRAL_AWARD,
            Authority.TRIBUNAL,
            Duration.ofDays(45));

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
        return asked.lookups(Kind.CAS, _ -> list, it -> Lookup.list(it, list));
    }

    @Override
    public List<Entry> entries(Page list, URI home) throws OddShape {
        List<Element> links = list.html().select(AWARD);
        List<Entry> entries = links.stream()
                .flatMap(link -> entry(link, home).stream())
                .filter(entry -> !entry.identifiers().isEmpty())
                .toList();
        // The list is never empty.
        if (entries.isEmpty()) {
            throw new OddShape(name());
        }
        return entries;
    }

    private static Optional<Entry> entry(Element link, URI home) {
        String title = link.text().strip();
        // Anti-doping awards are printed as 2022/ADD/ 56.
        String numbers =
                title.replaceAll("/\\s+(?=\\d)", "/").replaceAll("(?<!CAS )(?<!TAS )(?=\\b\\d{4}/[A-Z]{1,3}/)", "CAS ");
        return Html.address(home, link.attr("href"))
                .map(award -> new Entry(title, Numbers.in(numbers, Kind.CAS), Days.in(title), award, award));
    }

    @Override
    public Sheet sheet(Page page, URI home) {
        return Html.sheet(page);
    }
}
