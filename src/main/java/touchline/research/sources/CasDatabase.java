package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;
import touchline.law.grammar.Kind;

/**
 * The jurisprudence database of the Court of Arbitration for Sport: a search that answers JSON, a record for each award that
 * names its file, and the award itself as PDF.
 */
public final class CasDatabase implements WebSource {

    private static final String SEARCH = "CaseLawDocument/SearchCaseLawDocument?pageNumber=1&pageSize=20";

    private static final About ABOUT = new About(
            "cas_database",
            "the CAS jurisprudence database",
            URI.create("https://jurisprudence.tas-cas.org/"),
            List.of("jurisprudence.tas-cas.org"),
            CasRecentDecisions.AWARDS,
            "It holds awards that are not confidential, and recent ones may be on the CAS site alone.",
            SourceType.ARBITRAL_AWARD,
            Authority.TRIBUNAL,
            Duration.ofDays(120));

    @Override
    public About about() {
        return ABOUT;
    }

    @Override
    public URI newest(URI home) {
        return home.resolve(SEARCH);
    }

    @Override
    public List<Lookup> lookups(Inquiry asked, URI home) {
        // Its titles leave out the CAS.
        return asked.lookups(
                Kind.CAS,
                key -> search(home, key.substring("CAS ".length())),
                it -> Lookup.search(it, search(home, it.text())));
    }

    private static URI search(URI home, String content) {
        return home.resolve(SEARCH + "&Content=" + Html.query(content));
    }

    @Override
    public List<Entry> entries(Page list, URI home) throws OddShape {
        return Json.list(Json.of(list, this).path("items"), this).stream()
                .filter(item -> !item.path("guid").asString("").isEmpty())
                .map(item -> entry(item, home))
                .toList();
    }

    private static Entry entry(JsonNode item, URI home) {
        String number = item.path("title").asString("").strip();
        String guid = Html.query(item.path("guid").asString(""));
        return new Entry(
                title(item),
                Numbers.in("CAS " + number, Kind.CAS),
                Days.in(item.path("decisionDate").asString("")),
                home.resolve("CaseLawDocument/" + guid),
                home.resolve("search?q=%s&page=1&size=10&details=%s".formatted(Html.query(number), guid)));
    }

    private static String title(JsonNode award) {
        return "CAS %s %s v. %s"
                .formatted(
                        award.path("title").asString("").strip(),
                        Json.names(award.path("appellants")),
                        Json.names(award.path("respondents")));
    }

    @Override
    public Sheet sheet(Page page, URI home) throws OddShape {
        JsonNode award = Json.of(page, this);
        if (award.path("title").asString("").isEmpty()) {
            throw new OddShape(name());
        }
        List<String> blocks = Stream.of(
                        said("Procedure", award.at("/caseLawProcedure/nameEn")),
                        said("Sport", award.at("/sport/nameEn")),
                        said("Matter", award.at("/matter/nameEn")),
                        said("Outcome", award.at("/outcome/decision")),
                        said("Keywords", keywords(award)))
                .flatMap(Optional::stream)
                .toList();
        return new Sheet(
                title(award),
                Numbers.in("CAS " + award.path("title").asString(""), Kind.CAS).stream()
                        .findFirst(),
                Days.in(award.path("decisionDate").asString("")),
                blocks,
                Optional.of(award.path("fileName").asString(""))
                        .filter(file -> !file.isEmpty())
                        .flatMap(file -> Html.address(home.resolve("pdf/"), file)));
    }

    private static Optional<String> said(String what, JsonNode node) {
        return said(what, node.asString(""));
    }

    private static Optional<String> said(String what, String text) {
        return Optional.of(text.strip()).filter(it -> !it.isEmpty()).map(it -> "%s: %s.".formatted(what, it));
    }

    private static String keywords(JsonNode award) {
        return String.join(
                ", ",
                award.path("keywords")
                        .valueStream()
                        .map(word ->
                                word.path("nameEn").asString(word.path("nameFr").asString("")))
                        .filter(word -> !word.isEmpty())
                        .toList());
    }
}
