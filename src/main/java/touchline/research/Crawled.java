package touchline.research;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.research.asking.Gap;
import touchline.research.pages.ReadPage;

/**
 * What came of the web.
 *
 * @param pages those asked for
 * @param notFound what sources were asked for in vain
 * @param left one sentence for each thing that was not asked or not read
 */
record Crawled(List<ReadPage> pages, List<Gap> notFound, List<String> left) {

    static final Crawled NOTHING = new Crawled(List.of(), List.of(), List.of());

    Crawled {
        pages = List.copyOf(pages);
        notFound = List.copyOf(notFound);
        left = List.copyOf(left);
    }

    List<Gap> gaps(String query) {
        var none = pages.isEmpty() || pages.stream().anyMatch(ReadPage::isRead)
                ? Stream.<Gap>of()
                : Stream.of(new Gap(query, "the pages asked for", "None of them could be read: " + counts() + "."));
        return Stream.concat(none, notFound.stream()).toList();
    }

    /** Such as {@code robots 2, soft_404 1}. */
    private String counts() {
        return pages.stream()
                .filter(page -> !page.isRead())
                .collect(Collectors.groupingBy(ReadPage::outcome, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> "%s %d".formatted(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    List<String> said() {
        var said = new ArrayList<String>();
        if (pages.stream().anyMatch(page -> !page.isRead())) {
            said.add("Pages not read, by reason: " + counts() + ".");
        }
        pages.stream()
                .filter(page -> !page.isRead())
                .map(page -> "%s: %s".formatted(page.address(), page.sentence()))
                .forEach(said::add);
        said.addAll(left);
        return said;
    }
}
