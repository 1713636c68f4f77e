package touchline.research;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchline.jobs.JobRun;
import touchline.research.asking.Gap;
import touchline.research.pages.PageReading;
import touchline.research.pages.ReadPage;

/** Reads the pages of a research within its limits, each in a step of its own. */
final class Crawl {

    private final PageReading reading;
    private final ResearchSettings settings;
    private final Clock clock;

    Crawl(PageReading reading, ResearchSettings settings, Clock clock) {
        this.reading = reading;
        this.settings = settings;
        this.clock = clock;
    }

    /** @param left one sentence for each page that was not read */
    record Crawled(List<ReadPage> pages, List<String> left) {

        List<Gap> gaps(String query) {
            return pages.isEmpty() || pages.stream().anyMatch(ReadPage::isRead)
                    ? List.of()
                    : List.of(new Gap(query, "the pages asked for", "None of them could be read: " + counts() + "."));
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

    Crawled read(JobRun run, Request request, Instant begun) throws Exception {
        var waiting = new ArrayDeque<>(request.seeds());
        var seen = new LinkedHashSet<>(request.seeds());
        var pages = new ArrayList<ReadPage>();
        var left = new ArrayList<String>();
        if (request.depth() != Depth.QUICK && waiting.isEmpty()) {
            left.add("No page was read: the request names none in seed_urls.");
        }
        while (!waiting.isEmpty()) {
            long bytes = pages.stream().mapToLong(ReadPage::bytes).sum();
            if (pages.size() >= settings.pages()
                    || bytes >= settings.bytes()
                    || clock.instant().isAfter(begun.plus(settings.time()))) {
                left.add("%d pages were not read: a research reads at most %d pages, %d bytes and for %d minutes."
                        .formatted(
                                waiting.size(),
                                settings.pages(),
                                settings.bytes(),
                                settings.time().toMinutes()));
                break;
            }
            String address = waiting.remove();
            ReadPage page = run.step("page " + address, ReadPage.class, () -> {
                var read = reading.read(run.owner(), request.caseId(), address, request.query(), request.browser());
                run.note("%s: %s".formatted(read.outcome(), read.sentence()));
                return read;
            });
            pages.add(page);
            if (request.depth() == Depth.EXHAUSTIVE) {
                page.links().stream().filter(seen::add).forEach(waiting::add);
            }
        }
        return new Crawled(List.copyOf(pages), List.copyOf(left));
    }
}
