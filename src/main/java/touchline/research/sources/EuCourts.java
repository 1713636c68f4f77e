package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;
import touchline.law.grammar.Kind;

/**
 * The courts of the European Union through CELLAR, where their texts are for programs: a SPARQL search in titles, and texts by
 * their CELEX number. EUR-Lex, which keeps programs out, is only what a person opens.
 */
public final class EuCourts implements WebSource {

    private static final UseTerms TERMS = UseTerms.seen(
            "Legal and case-law documents of the European Union may be reused, also commercially, when the source is named.",
            AiUse.ALLOWED,
            "https://op.europa.eu/en/web/about-us/legal-notices/publications-office-of-the-european-union-copyright",
            LocalDate.of(2026, 11, 28));

    private static final String PERSON = "https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:";

    private static final About ABOUT = new About(
            "eu_courts",
            "the EU courts in CELLAR",
            URI.create("https://publications.europa.eu/"),
            List.of("europa.eu"),
            TERMS,
            "It holds judgments, orders and opinions of the EU courts; the search is in their English titles, not in their texts.",
            SourceType.COURT_JUDGMENT,
            Authority.COURT,
            Duration.ofDays(45));

    @Override
    public About about() {
        return ABOUT;
    }

    @Override
    public URI newest(URI home) {
        return search(home, "");
    }

    @Override
    public List<Lookup> lookups(Inquiry asked, URI home) {
        return asked.lookups(
                Kind.CJEU,
                key -> search(home, "FILTER(STR(?celex) IN (%s))".formatted(celex(key))),
                it -> Lookup.search(it, search(home, titles(it))));
    }

    /** Only what has to do with sport; words are letters alone, so that nobody writes the query. */
    private static String titles(Inquiry asked) {
        return asked.words().stream()
                .map(word -> "'%s'".formatted(word.replaceAll("[^\\p{L}\\p{N} ]", "")))
                .collect(Collectors.joining(" OR ", "?title bif:contains \"('football' OR 'sport') AND (", ")\" ."));
    }

    /** The judgment, the order and the opinion of a case: C-333/21 is 62021CJ0333. */
    private static String celex(String key) {
        String court = key.substring(0, 1);
        String number = key.replaceFirst("^[CT]-(\\d+)/.*", "$1");
        int year = Integer.parseInt(key.replaceFirst("^[CT]-\\d+/(\\d{2}).*", "$1"));
        return Stream.of("J", "O", "C")
                .map(kind -> "\"6%d%s%s%04d\""
                        .formatted(year + (year < 50 ? 2000 : 1900), court, kind, Integer.parseInt(number)))
                .collect(Collectors.joining(", "));
    }

    private static String select(String condition) {
        return """
            PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
            SELECT DISTINCT ?celex ?ecli ?date ?title WHERE {
              ?work cdm:resource_legal_id_celex ?celex ; cdm:case-law_ecli ?ecli ; cdm:work_date_document ?date .
              ?expression cdm:expression_belongs_to_work ?work ; cdm:expression_title ?title ;
                cdm:expression_uses_language <http://publications.europa.eu/resource/authority/language/ENG> .
              FILTER(STRSTARTS(STR(?celex), "6"))
              %s
            } ORDER BY DESC(?date) LIMIT 20""".formatted(condition);
    }

    private static URI search(URI home, String condition) {
        return home.resolve("webapi/rdf/sparql?query=%s&format=%s"
                .formatted(Html.query(select(condition)), Html.query("application/sparql-results+json")));
    }

    @Override
    public List<Entry> entries(Page list, URI home) throws OddShape {
        return Json.list(Json.of(list, this).at("/results/bindings"), this).stream()
                .map(row -> entry(row, home))
                .toList();
    }

    private static Entry entry(JsonNode row, URI home) {
        String celex = row.at("/celex/value").asString("");
        return new Entry(
                row.at("/title/value").asString("").strip().replaceAll("\\s*#\\s*", " "),
                Numbers.in(celex),
                Days.in(row.at("/date/value").asString("")),
                home.resolve("resource/celex/" + Html.query(celex)),
                URI.create(PERSON + Html.query(celex)));
    }

    @Override
    public Sheet sheet(Page page, URI home) {
        Sheet whole = Html.sheet(page);
        String celex = page.address().getPath().replaceFirst(".*/", "");
        return new Sheet(
                whole.title(), Numbers.in(celex).stream().findFirst(), whole.date(), whole.blocks(), Optional.empty());
    }
}
