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

/** HUDOC, the database of the European Court of Human Rights: a search that answers JSON, and judgments as HTML. */
public final class Hudoc implements WebSource {

    private static final UseTerms TERMS = UseTerms.seen(
            "The Court warrants neither that its electronic texts are those adopted nor that they are free of errors: the signed original alone is authentic. What the notice says of copying was not seen.",
            AiUse.NOT_ESTABLISHED,
            "https://www.echr.coe.int/Pages/home.aspx?p=disclaimer",
            LocalDate.of(2026, 11, 28));

    private static final String DECISIONS =
            "contentsitename:ECHR AND (NOT (doctype=PR OR doctype=HFCOMOLD OR doctype=HECOMOLD))";

    private static final About ABOUT = new About(
            "hudoc",
            "HUDOC",
            URI.create("https://hudoc.echr.coe.int/"),
            List.of("echr.coe.int"),
            TERMS,
            "It holds judgments and decisions of the European Court of Human Rights; the search is by words of its texts, in English.",
            SourceType.COURT_JUDGMENT,
            Authority.COURT,
            Duration.ofDays(30));

    @Override
    public About about() {
        return ABOUT;
    }

    @Override
    public URI newest(URI home) {
        return search(home, DECISIONS + " AND ((languageisocode=\"ENG\"))", "kpdate Descending");
    }

    @Override
    public List<Lookup> lookups(Inquiry asked, URI home) {
        return asked.lookups(
                Kind.ECHR,
                key -> search(home, "%s AND appno=\"%s\"".formatted(DECISIONS, key), ""),
                it -> Lookup.search(it, search(home, DECISIONS + words(it), "")));
    }

    /** Only what has to do with sport. */
    private static String words(Inquiry asked) {
        return asked.words().stream()
                .map(word -> "(\"%s\")".formatted(word.replace("\"", "")))
                .collect(Collectors.joining(" OR ", " AND (\"football\" OR \"sport\") AND (", ")"));
    }

    private static URI search(URI home, String query, String sort) {
        return home.resolve(
                "app/query/results?query=%s&select=itemid,docname,doctype,appno,kpdate,ecli,conclusion&sort=%s&start=0&length=20"
                        .formatted(Html.query(query), Html.query(sort)));
    }

    @Override
    public List<Entry> entries(Page list, URI home) throws OddShape {
        return Json.list(Json.of(list, this).path("results"), this).stream()
                .map(result -> result.path("columns"))
                .filter(columns -> !columns.path("itemid").asString("").isEmpty())
                .map(columns -> entry(columns, home))
                .toList();
    }

    private static Entry entry(JsonNode columns, URI home) {
        String item = Html.query(columns.path("itemid").asString(""));
        return new Entry(
                columns.path("docname").asString("").strip(),
                Stream.of(columns.path("appno").asString("").split("[;,]\\s*"))
                        .filter(number -> !number.isBlank())
                        .toList(),
                Days.in(columns.path("kpdate").asString("")),
                home.resolve("app/conversion/docx/html/body?library=ECHR&id=" + item),
                home.resolve("eng?i=" + item));
    }

    /** The text has no title of its own; the case is named in its first lines. */
    @Override
    public Sheet sheet(Page page, URI home) {
        Sheet whole = Html.sheet(page);
        String named = whole.blocks().stream()
                .filter(block -> block.matches("(?i)(?:case of|affaire) .+"))
                .findFirst()
                .orElse(whole.title());
        return new Sheet(named, Html.firstNumber(whole), whole.date(), whole.blocks(), Optional.empty());
    }
}
