package touchline.cases;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.jobs.Job;
import touchline.jobs.JobRun;
import touchline.jobs.Jobs;
import touchline.jobs.Work;
import touchline.problem.Problem;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.PassageSearch.Embedded;
import touchline.retrieval.PassageSearch.Meant;

/** How far the passages of somebody's cases can be found by meaning: they are embedded in the background as they come. */
public final class CaseEmbeddings implements Work {

    private static final String KIND = "embeddings";
    private static final long PAUSE_MILLIS = 250;

    record Order() {}

    private final Cases cases;
    private final CaseDocuments documents;
    private final PassageSearch search;
    private final Jobs jobs;

    CaseEmbeddings(Cases cases, CaseDocuments documents, PassageSearch search, Jobs jobs) {
        this.cases = cases;
        this.documents = documents;
        this.search = search;
        this.jobs = jobs;
    }

    /** Begins a job that ends when no passage of the owner's cases waits. */
    public Job follow(String owner, Optional<String> key) {
        return jobs.submit(KIND, owner, new Order(), key);
    }

    /**
     * How far the passages of a document are.
     *
     * @throws Problem NOT_FOUND for a document that is not of the owner's cases, CONFLICT for one that has no text
     */
    public Embedded of(String owner, String documentId) {
        return search.embedded(source(owner, documentId));
    }

    /** The vectors of a document's passages, in their order, made now where they are missing. */
    public Stretch<Meant> vectors(String owner, String documentId, int offset, int limit) {
        return Stretch.of(search.vectors(source(owner, documentId), offset, limit + 1), limit);
    }

    private String source(String owner, String documentId) {
        var document = documents.find(owner, documentId);
        if (document.state() != DocumentState.READY) {
            throw CaseDocuments.noText(document);
        }
        return CasePassages.source(document);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Object run(JobRun run) throws InterruptedException {
        Embedded state = state(run.owner());
        while (state.embedded() < state.passages()) {
            if (search.vector("ready").isEmpty()) {
                throw Problem.unavailable("The embedding model is still loading or does not run on this server.");
            }
            run.progress(state.embedded(), state.passages());
            Thread.sleep(PAUSE_MILLIS);
            state = state(run.owner());
        }
        run.progress(state.embedded(), state.passages());
        return state;
    }

    private Embedded state(String owner) {
        Set<String> owners = cases.ids(owner).stream().map(CasePassages::owner).collect(Collectors.toSet());
        return search.embedded(owners);
    }
}
