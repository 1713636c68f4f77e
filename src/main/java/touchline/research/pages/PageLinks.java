package touchline.research.pages;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import touchline.crawling.Page;

/** Where a page leads that is named like the question, on its own host. */
final class PageLinks {

    private static final Pattern WORD = Pattern.compile("\\p{L}{5,}");
    private static final int MOST = 10;

    private PageLinks() {}

    static List<String> of(Page page, String query) {
        Set<String> asked = WORD.matcher(query.toLowerCase(Locale.ROOT))
                .results()
                .map(match -> match.group())
                .collect(Collectors.toUnmodifiableSet());
        return page.html().select("a[href]").stream()
                .filter(link -> asked.stream().anyMatch(link.text().toLowerCase(Locale.ROOT)::contains))
                .flatMap(PageLinks::address)
                .filter(link -> String.valueOf(link.getRawAuthority())
                        .equals(page.found().getRawAuthority()))
                .map(URI::toString)
                .map(link -> link.replaceFirst("#.*", ""))
                .filter(link -> !link.equals(page.found().toString()))
                .distinct()
                .limit(MOST)
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
