package touchline.research.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.Golden;
import touchline.crawling.Page;
import touchline.law.grammar.Identifiers;

/** Each source reads pages of the shape that it is known to have: saved ones, whose words are invented, in a folder of its own. */
class SourceShapesTest {

    private static final Path FOLDER = Path.of("src/test/resources/sources");

    static Stream<WebSource> sources() {
        return Catalogue.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("sources")
    void readsItsListAndItsDecisions(WebSource source) throws IOException, OddShape {
        var entries = source.entries(saved(source.key(), "list", source.home()), source.home());
        assertThat(entries).isNotEmpty();
        var read = entries.stream().map(SourceShapesTest::line).collect(Collectors.joining("\n"));
        URI decision = entries.getFirst().address();
        Page page = saved(source.key(), "decision", decision);
        // What is a file is read as documents are; AskedSourcesTest sees to that.
        if (!page.type().equals("application/pdf")) {
            read += "\n\n" + sheet(source.sheet(page, source.home()));
        }
        Golden.check(FOLDER.resolve(source.key()).resolve("expected.txt"), read + "\n");
    }

    @Test
    void readsAnyOtherPageAsItIs() throws IOException, OddShape {
        URI address = URI.create("https://example.org/note");
        Golden.check(
                FOLDER.resolve("pages/expected.txt"),
                sheet(Catalogue.ANY.sheet(saved("pages", "page", address), address)) + "\n");
    }

    /** A wall, a new design or a maintenance page is no empty list: nothing is said to be missing because of it. */
    @ParameterizedTest
    @MethodSource("sources")
    void doesNotTakeAnotherPageForAnEmptyList(WebSource source) {
        Page other = page(
                source.home(), "text/html", "<title>One moment</title><p>Please prove that you are not a robot.</p>");
        assertThatThrownBy(() -> source.entries(other, source.home())).isInstanceOf(OddShape.class);
    }

    @ParameterizedTest
    @MethodSource("sources")
    void saysWhatItIsAndOnWhatTerms(WebSource source) {
        assertThat(source.key()).matches("[a-z_]+");
        assertThat(source.holds()).endsWith(".");
        assertThat(source.terms().terms()).endsWith(".");
        assertThat(source.terms().termsUrl().isPresent())
                .isEqualTo(source.terms().seenOn().isPresent());
        assertThat(source.newest(source.home()).getHost())
                .isEqualTo(source.home().getHost());
    }

    @Test
    void asksForCitationsWhereTheyBelong() {
        var asked = new Inquiry(
                List.of("compensation"),
                Identifiers.in(
                        "CAS 2008/A/1519, FPSD-1234, C-333/21, T-93/18, 4A_558/2011, application no. 10934/21, BGE 138 III 322"));
        var lookups = Catalogue.ALL.stream()
                .flatMap(source -> source.lookups(asked, source.home()).stream()
                        .map(lookup -> "%s: %s at %s".formatted(source.key(), lookup.what(), lookup.address())))
                .collect(Collectors.joining("\n"));
        Golden.check(FOLDER.resolve("lookups.txt"), lookups + "\n");
    }

    /** Nobody writes a query of ours with the words of a question. */
    @Test
    void wordsStayWords() {
        var asked = new Inquiry(List.of("x\") OR (\"y", "a' } DROP"), List.of());
        assertThat(query(new Hudoc(), asked)).contains("(\"x) OR (y\") OR (\"a' } DROP\")");
        assertThat(query(new EuCourts(), asked)).contains("('x OR y' OR 'a  DROP')\" .");
    }

    @Test
    void theDocumentOfSourcesSaysWhatTheySay() {
        var rows = Catalogue.ALL.stream()
                .map(source -> "| `%s` | [%s](%s) | %s | %s %s | `%s` | %d days |"
                        .formatted(
                                source.key(),
                                source.name(),
                                source.home(),
                                source.holds(),
                                source.terms().terms(),
                                source.terms()
                                        .termsUrl()
                                        .map(url -> "[Seen %s](%s)."
                                                .formatted(
                                                        source.terms().seenOn().orElseThrow(), url))
                                        .orElse("Not seen."),
                                source.terms().aiUse().name().toLowerCase(Locale.ROOT),
                                source.usualGap().toDays()))
                .collect(Collectors.joining("\n"));
        Golden.check(Path.of("docs/sources.md"), """
                # Sources on the web

                Written by `SourceShapesTest` from the classes in `research/sources`.

                Researches of depth deep and exhaustive, and `POST /cases/{id}/crawl`, ask these places by themselves once the
                operator has switched them on, each by itself: `TOUCHLINE_SOURCE_CAS_DATABASE=true` and so on, or
                `touchline.research.sources` in `application.yml`. All are off at first, and a research says which it did not
                ask. Read their terms before you switch one on: that a text can be read does not mean that it may be copied.

                Each is asked as `robots.txt` says, with pauses, and never against a wall; a page of another shape than the
                saved one in `src/test/resources/sources` counts as not answered, never as nothing found. The shapes are those
                that public clients of these places show; none was asked from here. Sources that are on are looked at once a
                day for something new, and `GET /api/internal/sources` (header `x-worker-secret`) tells of those that are
                silent for longer than usual.

                | key | place | what it holds | terms | use by programs | usual gap |
                |---|---|---|---|---|---|
                %s
                """.formatted(rows));
    }

    private static String query(WebSource source, Inquiry asked) {
        URI address = source.lookups(asked, source.home()).getFirst().address();
        return URLDecoder.decode(address.getRawQuery(), StandardCharsets.UTF_8);
    }

    private static Page saved(String folder, String name, URI address) throws IOException {
        try (var files = Files.list(FOLDER.resolve(folder))) {
            Path file = files.filter(it -> it.getFileName().toString().startsWith(name + "."))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("%s has no saved %s".formatted(folder, name)));
            String type = file.toString().replaceFirst(".*\\.", "");
            return page(
                    address,
                    switch (type) {
                        case "json" -> "application/json";
                        case "pdf" -> "application/pdf";
                        default -> "text/html; charset=utf-8";
                    },
                    Files.readString(file, type.equals("pdf") ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8));
        }
    }

    private static Page page(URI address, String type, String body) {
        return new Page(
                address,
                address,
                type,
                body.getBytes(StandardCharsets.UTF_8),
                "",
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH,
                Instant.EPOCH);
    }

    private static String line(Entry entry) {
        return "%s | %s | %s | read %s | open %s"
                .formatted(
                        entry.title(),
                        entry.identifiers(),
                        entry.date().map(Object::toString).orElse("no day"),
                        entry.address(),
                        entry.page());
    }

    private static String sheet(Sheet sheet) {
        return "%s | %s | %s%s\n%s"
                .formatted(
                        sheet.title(),
                        sheet.identifier().orElse("no number"),
                        sheet.date().map(Object::toString).orElse("no day"),
                        sheet.text().map(" | text %s"::formatted).orElse(""),
                        String.join("\n", sheet.blocks()));
    }
}
