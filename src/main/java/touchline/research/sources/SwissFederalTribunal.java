package touchline.research.sources;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;
import touchline.law.grammar.Kind;

/** The decisions of the Swiss Federal Tribunal, which hears challenges to CAS awards: lists and texts as HTML, by docket number. */
public final class SwissFederalTribunal implements WebSource {

    private static final UseTerms TERMS = UseTerms.unseen(
            "Swiss court decisions are not protected by copyright (Art. 5 of the Swiss Copyright Act); translations by others are. No terms of use of the site were seen.",
            AiUse.ALLOWED);

    private static final String SITE = "ext/eurospider/live/de/php/aza/http/index.php?lang=de&type=";

    /** Such as aza://14-03-2013-4A_558-2011. */
    private static final Pattern DOCUMENT = Pattern.compile("aza://(\\d{2}-\\d{2}-\\d{4})-(\\w+)-(\\d{4})");

    private static final About ABOUT = new About(
            "swiss_federal_tribunal",
            "the Swiss Federal Tribunal",
            URI.create("https://search.bger.ch/"),
            List.of("bger.ch"),
            TERMS,
            "It holds decisions since 2000 in German, French and Italian; they are looked up by docket number only.",
            SourceType.COURT_JUDGMENT,
            Authority.COURT,
            Duration.ofDays(14));

    @Override
    public About about() {
        return ABOUT;
    }

    @Override
    public URI newest(URI home) {
        return search(home, "4A_");
    }

    @Override
    public List<Lookup> lookups(Inquiry asked, URI home) {
        return asked.numbers(Kind.SWISS_TRIBUNAL, key -> search(home, key));
    }

    private static URI search(URI home, String words) {
        return home.resolve(
                SITE + "simple_query&query_words=%s&top_subcollection_aza=all".formatted(Html.query(words)));
    }

    @Override
    public List<Entry> entries(Page list, URI home) throws OddShape {
        Document document = list.html();
        if (document.select(".ranklist_header, .ranklist_content").isEmpty()) {
            throw new OddShape(name());
        }
        return document.select(".ranklist_content li").stream()
                .flatMap(line -> entry(line, home).stream())
                .toList();
    }

    private static Optional<Entry> entry(Element line, URI home) {
        return line.select("a[href*=highlight_docid]").stream()
                .flatMap(link -> DOCUMENT.matcher(URLDecoder.decode(link.attr("href"), StandardCharsets.UTF_8))
                        .results())
                .findFirst()
                .map(document -> {
                    URI text = home.resolve(SITE + "show_document&highlight_docid=" + Html.query(document.group()));
                    return new Entry(
                            line.text().strip(),
                            List.of(document.group(2) + "/" + document.group(3)),
                            Days.in(document.group(1).replace('-', '.')),
                            text,
                            text);
                });
    }

    /** Its number and day stand in its address; the page names many others. */
    @Override
    public Sheet sheet(Page page, URI home) throws OddShape {
        Sheet whole = Html.sheet(page);
        var document = DOCUMENT.matcher(
                URLDecoder.decode(String.valueOf(page.address().getRawQuery()), StandardCharsets.UTF_8));
        if (!document.find()) {
            return whole;
        }
        String number = document.group(2) + "/" + document.group(3);
        if (whole.blocks().stream().noneMatch(block -> block.contains(number))) {
            throw new OddShape(name());
        }
        return new Sheet(
                "Swiss Federal Tribunal, " + number,
                Optional.of(number),
                Days.in(document.group(1).replace('-', '.')),
                whole.blocks(),
                Optional.empty());
    }
}
