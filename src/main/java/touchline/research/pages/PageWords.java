package touchline.research.pages;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import touchline.crawling.Page;

/** What a page says, without what stands around it on every page of its site. */
record PageWords(String title, List<String> passages, List<String> links) {

    private static final String AROUND =
            "script, style, noscript, template, nav, header, footer, aside, form, [hidden], [aria-hidden=true]";
    private static final String BLOCKS = "h1, h2, h3, h4, h5, h6, p, li, td, th, dd, dt, blockquote, pre";
    private static final Pattern CHARSET = Pattern.compile("(?i)charset=\"?([\\w.:-]+)");
    private static final Pattern WORD = Pattern.compile("\\p{L}{5,}");
    private static final int WORDS = 100;
    private static final int MOST = 200;
    private static final int LINKS = 10;

    static PageWords of(Page page, String query) {
        Document document = parsed(page);
        List<String> links = links(document, page.found(), query);
        document.select(AROUND).remove();
        return new PageWords(document.title().strip(), packed(blocks(document)), links);
    }

    private static Document parsed(Page page) {
        try {
            return Jsoup.parse(
                    new ByteArrayInputStream(page.body()),
                    charset(page.type()),
                    page.found().toString());
        } catch (IOException neverOfAnArray) {
            throw new UncheckedIOException(neverOfAnArray);
        }
    }

    /** Null lets the page itself say. */
    private static @Nullable String charset(String type) {
        var named = CHARSET.matcher(type);
        return named.find() && isKnown(named.group(1)) ? named.group(1) : null;
    }

    private static boolean isKnown(String charset) {
        try {
            return Charset.isSupported(charset);
        } catch (IllegalArgumentException oddName) {
            return false;
        }
    }

    private static List<String> blocks(Document document) {
        List<String> blocks = document.select(BLOCKS).stream()
                .filter(block -> block.select(BLOCKS).size() == 1)
                .map(Element::text)
                .filter(text -> !text.isBlank())
                .toList();
        return blocks.isEmpty() && !document.text().isBlank() ? List.of(document.text()) : blocks;
    }

    /** Whole blocks, joined until a passage is long enough. */
    private static List<String> packed(List<String> blocks) {
        var passages = new ArrayList<String>();
        var passage = new StringBuilder();
        for (String block : blocks) {
            passage.append(passage.isEmpty() ? "" : "\n").append(block);
            if (passage.toString().split("\\s+").length >= WORDS) {
                passages.add(passage.toString());
                passage.setLength(0);
            }
        }
        if (!passage.isEmpty()) {
            passages.add(passage.toString());
        }
        return passages.stream().limit(MOST).toList();
    }

    private static List<String> links(Document document, URI found, String query) {
        Set<String> asked = WORD.matcher(query.toLowerCase(Locale.ROOT))
                .results()
                .map(match -> match.group())
                .collect(Collectors.toUnmodifiableSet());
        return document.select("a[href]").stream()
                .filter(link -> asked.stream().anyMatch(link.text().toLowerCase(Locale.ROOT)::contains))
                .flatMap(PageWords::address)
                .filter(link -> String.valueOf(link.getRawAuthority()).equals(found.getRawAuthority()))
                .map(URI::toString)
                .map(link -> link.replaceFirst("#.*", ""))
                .filter(link -> !link.equals(found.toString()))
                .distinct()
                .limit(LINKS)
                .toList();
    }

    private static Stream<URI> address(Element link) {
        return Optional.of(link.absUrl("href")).filter(text -> text.startsWith("http")).stream()
                .flatMap(text -> {
                    try {
                        return Stream.of(URI.create(text));
                    } catch (IllegalArgumentException noAddress) {
                        return Stream.empty();
                    }
                });
    }
}
