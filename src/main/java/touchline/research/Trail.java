package touchline.research;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.jobs.JobRun;
import touchline.research.asking.Gap;
import touchline.research.pages.Listed;
import touchline.research.pages.PageReading;
import touchline.research.pages.ReadPage;
import touchline.research.pages.SourceSearch;
import touchline.research.pages.Wanted;
import touchline.research.sources.Catalogue;
import touchline.research.sources.Entry;
import touchline.research.sources.Inquiry;
import touchline.research.sources.Lookup;
import touchline.research.sources.WebSource;

/** One research's way through the web: what it has asked and read, what waits, what it did not find. */
final class Trail {

    private static final int DEEP = 2;
    private static final int EXHAUSTIVE = 4;

    private final JobRun run;
    private final Request request;
    private final PageReading reading;
    private final SourceSearch search;
    private final Catalogue catalogue;
    private final Budget budget;

    private final Deque<Wanted> waiting = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> looked = new HashSet<>();
    private final Set<String> cited = new LinkedHashSet<>();
    private final List<ReadPage> pages = new ArrayList<>();
    private final List<Gap> gaps = new ArrayList<>();
    private final List<String> left = new ArrayList<>();

    Trail(JobRun run, Request request, PageReading reading, SourceSearch search, Catalogue catalogue, Budget budget) {
        this.run = run;
        this.request = request;
        this.reading = reading;
        this.search = search;
        this.catalogue = catalogue;
        this.budget = budget;
        request.seeds().forEach(seed -> await(Wanted.named(seed)));
    }

    private void await(Wanted wanted) {
        if (seen.add(wanted.address())) {
            waiting.add(wanted);
        }
    }

    /** @param first whether those that are not asked are told of */
    void ask(Inquiry inquiry, boolean first) throws Exception {
        List<WebSource> named = Catalogue.ALL.stream()
                .filter(source -> request.sources()
                        .map(keys -> keys.contains(source.key()))
                        .orElse(true))
                .toList();
        if (first) {
            saysNotAsked(
                    named.stream().filter(source -> !catalogue.isLive(source)).toList());
        }
        for (WebSource source : named.stream().filter(catalogue::isLive).toList()) {
            List<Lookup> lookups = source.lookups(inquiry, catalogue.home(source));
            if (lookups.isEmpty() && first) {
                left.add("Nothing of the question was looked up in %s. %s".formatted(source.name(), source.holds()));
            }
            for (Lookup lookup : lookups) {
                if (looked.add(source.key() + " " + lookup.what())) {
                    lookUp(source, lookup);
                }
            }
        }
    }

    private void saysNotAsked(List<WebSource> off) {
        if (!off.isEmpty()) {
            left.add("Not asked, because the operator of this service has not switched them on: %s."
                    .formatted(off.stream().map(WebSource::name).collect(Collectors.joining(", "))));
        }
    }

    private void lookUp(WebSource source, Lookup lookup) throws Exception {
        String asked = "%s for “%s”".formatted(source.name(), lookup.what());
        Optional<Listed> answer = list(source, lookup.address(), asked);
        if (answer.isEmpty()) {
            return;
        }
        if (!answer.get().isAnswered()) {
            left.add("Asking %s came to nothing: %s"
                    .formatted(asked, answer.get().sentence()));
            return;
        }
        List<Entry> found =
                answer.get().entries().stream().filter(lookup::isAnsweredBy).toList();
        if (found.isEmpty()) {
            gaps.add(new Gap(lookup.what(), source.name(), source.holds()));
        }
        found.stream()
                .limit(request.depth() == Depth.EXHAUSTIVE ? EXHAUSTIVE : DEEP)
                .map(Wanted::of)
                .forEach(this::await);
    }

    /** A list that was fetched in this research is not fetched again. */
    private Optional<Listed> list(WebSource source, URI address, String asked) throws Exception {
        String step = "list " + address;
        boolean again = !seen.add(step);
        Optional<String> spent = again ? Optional.empty() : budget.spent();
        if (spent.isPresent()) {
            left.add("%s was not asked: a research fetches at most %s.".formatted(asked, spent.get()));
            return Optional.empty();
        }
        Listed listed = run.step(step, Listed.class, () -> {
            var answer = search.ask(source, address, request.browser());
            run.note("%s: %s, %s".formatted(asked, answer.outcome(), answer.sentence()));
            return answer;
        });
        if (!again) {
            budget.took(listed.bytes());
        }
        return Optional.of(listed);
    }

    void readWaiting() throws Exception {
        saysWaiting();
        while (!waiting.isEmpty()) {
            Optional<String> spent = budget.spent();
            if (spent.isPresent()) {
                left.add("Pages left unread: %d, for a research fetches at most %s."
                        .formatted(waiting.size(), spent.get()));
                waiting.clear();
                return;
            }
            Wanted wanted = waiting.remove();
            ReadPage page = run.step("page " + wanted.address(), ReadPage.class, () -> {
                var read = reading.read(run.owner(), request.caseId(), wanted, request.query(), request.browser());
                run.note("%s: %s".formatted(read.outcome(), read.sentence()));
                return read;
            });
            budget.took(page.bytes());
            pages.add(page);
            cited.addAll(page.cited());
            if (request.depth() == Depth.EXHAUSTIVE) {
                page.links().forEach(link -> await(Wanted.named(link)));
            }
        }
    }

    /** Whoever cancels a research sees from this what it left unread. */
    private void saysWaiting() throws Exception {
        if (!waiting.isEmpty()) {
            run.step("pages to read, after %d".formatted(pages.size()), Integer.class, () -> {
                run.note("%d pages: %s"
                        .formatted(
                                waiting.size(),
                                waiting.stream().map(Wanted::address).collect(Collectors.joining(" "))));
                return waiting.size();
            });
        }
    }

    Set<String> cited() {
        return cited.stream()
                .filter(key -> looked.stream().noneMatch(done -> done.endsWith(" " + key)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    Crawled crawled() {
        return new Crawled(pages, gaps, left);
    }
}
