package touchline.research;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.cases.Cases;
import touchline.jobs.Job;
import touchline.jobs.Jobs;
import touchline.jobs.Step;
import touchline.problem.Problem;
import touchline.research.sources.Catalogue;
import touchline.research.sources.WebSource;
import touchline.store.Store;
import touchline.time.Moments;

/** The researches of everybody; one of another owner's cases is as one that does not exist. */
public final class Research {

    /** A research as it stands. */
    public record Standing(Job job, Request request, List<Step> steps) {}

    /** Which pages a crawl reads; what is absent is as in {@link Request}. */
    public record Pages(List<String> seeds, boolean browser, Optional<List<String>> sources, Optional<Integer> most) {}

    private final Store store;
    private final Cases cases;
    private final Jobs jobs;
    private final Catalogue catalogue;
    private final Clock clock;

    Research(Store store, Cases cases, Jobs jobs, Catalogue catalogue, Clock clock) {
        this.store = store;
        this.catalogue = catalogue;
        this.cases = cases;
        this.jobs = jobs;
        this.clock = clock;
    }

    /**
     * Asks for a research.
     *
     * @param key the same key with the same request again answers the research that it began
     * @throws Problem NOT_FOUND for a case that is not the owner's; CONFLICT for an archived one, and for a key sent with
     *     another request
     */
    public Standing request(String owner, Request request, Optional<String> key) {
        cases.findOpen(owner, request.caseId());
        Job job = store.write(database -> {
            var submitted = jobs.submit(ResearchWork.KIND, owner, request, key);
            var rows = new ResearchRows(database);
            var known = rows.find(submitted.id());
            if (known.filter(it -> !it.equals(request)).isPresent()) {
                throw new Problem(
                        Problem.Code.CONFLICT,
                        "This idempotency_key was sent with another request: send a new key, or the same request.",
                        Map.of("job_id", submitted.id()));
            }
            if (known.isEmpty()) {
                rows.add(submitted.id(), request, Moments.now(clock));
            }
            return submitted;
        });
        return new Standing(job, request, List.of());
    }

    /**
     * Reads pages for a case and what they bear out.
     *
     * @param query absent = what the case is called
     * @throws Problem INVALID_ARGUMENT for a source that there is not, or when there is nothing to read
     */
    public Standing crawl(String owner, String caseId, Optional<String> query, Pages pages, Optional<String> key) {
        String asked = query.orElseGet(() -> cases.find(owner, caseId).title());
        checked(pages);
        return request(
                owner,
                new Request(caseId, asked, Depth.DEEP, pages.seeds(), pages.browser(), pages.sources(), pages.most()),
                key);
    }

    /**
     * Makes findings of what the case holds and what register and library say to it.
     *
     * @param question absent = what the case is called
     */
    public Standing analyze(String owner, String caseId, Optional<String> question, Optional<String> key) {
        String asked = question.orElseGet(() -> cases.find(owner, caseId).title());
        return request(
                owner,
                new Request(caseId, asked, Depth.QUICK, List.of(), false, Optional.empty(), Optional.empty()),
                key);
    }

    private void checked(Pages pages) {
        List<String> known = Catalogue.ALL.stream().map(WebSource::key).toList();
        pages.sources().filter(keys -> !known.containsAll(keys)).ifPresent(_ -> {
            throw Problem.invalid(
                    "sources", "enum", "`sources` names of these: %s.".formatted(String.join(", ", known)));
        });
        boolean mayAsk = Catalogue.ALL.stream()
                .filter(source ->
                        pages.sources().map(keys -> keys.contains(source.key())).orElse(true))
                .anyMatch(catalogue::isLive);
        if (pages.seeds().isEmpty() && !mayAsk) {
            throw Problem.invalid(
                    "seed_urls",
                    "1 to %d addresses".formatted(Request.SEEDS),
                    "Give 1 to %d addresses in `seed_urls`: the operator has switched on none of the sources asked for."
                            .formatted(Request.SEEDS));
        }
    }

    /** @throws Problem NOT_FOUND */
    public Standing find(String owner, String caseId, String jobId) {
        cases.find(owner, caseId);
        var request = new ResearchRows(store.read())
                .find(jobId)
                .filter(it -> it.caseId().equals(caseId))
                .orElseThrow(Research::unknown);
        var job = jobs.find(owner, jobId).orElseThrow(Research::unknown);
        return new Standing(job, request, jobs.steps(owner, jobId));
    }

    /**
     * Ends a research at its next step; what it has kept by then stays.
     *
     * @throws Problem NOT_FOUND
     */
    public Standing cancel(String owner, String caseId, String jobId) {
        find(owner, caseId, jobId);
        jobs.cancel(owner, jobId);
        return find(owner, caseId, jobId);
    }

    private static Problem unknown() {
        return Problem.notFound(
                "The case has no research of this id: request_case_research begins one and gives its job_id.");
    }
}
