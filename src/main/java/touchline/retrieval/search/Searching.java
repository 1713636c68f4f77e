package touchline.retrieval.search;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.search.IndexSearcher;
import touchline.problem.Problem;
import touchline.retrieval.Calibration;
import touchline.retrieval.Coverage;
import touchline.retrieval.Evidence;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Hit;
import touchline.retrieval.Likeness;
import touchline.retrieval.Passage;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Question.Mode;
import touchline.retrieval.index.Fields;
import touchline.retrieval.index.PassageIndex;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.rows.PassageRows;
import touchline.retrieval.rows.VectorRows;
import touchline.retrieval.strength.Likenesses;
import touchline.retrieval.strength.Reasons;
import touchline.retrieval.strength.Witness;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.Asking;
import touchline.retrieval.words.Term;
import touchline.retrieval.words.Wording;
import touchline.store.Store;

/** Answers questions from the index, after it has followed the store, and checks what it found with the store. */
public final class Searching implements PassageSearch {

    /** How long a search waits for what was stored just before. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** How many of the best by words, and by meaning, are compared; more when too few of them are left to show. */
    private static final int DEPTH = 200;

    private static final int DEEPER = 4;
    private static final int DEEPEST = DEPTH * DEEPER * DEEPER * DEEPER;

    /** What the strength is judged by. */
    private static final int JUDGED = 10;

    private final Store store;
    private final PassageIndex index;
    private final Meaning meaning;
    private final Asking asking;
    private final Calibration calibration;
    private final Wording wording;
    private final float[] mean;
    private final Comparing comparing;

    /** @param mean of the model's vectors, of no length where it is not known */
    public Searching(
            Store store,
            PassageIndex index,
            Meaning meaning,
            Asking asking,
            Calibration calibration,
            Wording wording,
            float[] mean) {
        this.store = store;
        this.index = index;
        this.meaning = meaning;
        this.asking = asking;
        this.calibration = calibration;
        this.wording = wording;
        this.mean = mean;
        this.comparing = new Comparing(meaning);
    }

    /** @param best the first hits of all, the page's last one and one more among them */
    private record Look(Asked asked, List<Live> best, Evidence evidence, List<String> notSearched) {}

    @Override
    public Findings find(Question question) {
        var look = look(question);
        var strength = calibration.strength(look.evidence(), question.filter().kinds());
        var page = look.best().stream()
                .skip(question.offset())
                .limit(question.limit())
                .map(live -> live.hit(look.asked()))
                .toList();
        return new Findings(
                strength,
                Reasons.of(strength, look.evidence()),
                look.evidence().uncovered(),
                page,
                look.best().size() > question.offset() + question.limit(),
                look.asked().truncated(),
                look.notSearched());
    }

    @Override
    public Evidence evidence(Question question) {
        return look(question).evidence();
    }

    @Override
    public List<Likeness> compare(String question, List<String> texts) {
        var asked = asking.read(question);
        return index.read(searcher -> {
            var vocabulary = new Vocabulary(searcher, Queries.filter(Filter.shared()));
            return comparing.of(asked, texts, vocabulary::rarity);
        });
    }

    @Override
    public Optional<float[]> vector(String question) {
        return meaning.ofQuestion(question);
    }

    @Override
    public List<Hit> nearest(float[] vector, Filter filter, int limit) {
        var asked = asking.read("");
        index.follow(PATIENCE);
        return index.read(searcher -> {
            var field = Fields.vector(meaning.model());
            var ranking = new Ranking(asked, Queries.filter(filter), field, Optional.of(vector), false, DEPTH);
            return best(Question.of("", filter).page(limit, 0), ranking, searcher).stream()
                    .limit(limit)
                    .map(live -> live.hit(asked))
                    .toList();
        });
    }

    private Look look(Question question) {
        var asked = asking.read(question.text());
        boolean current = index.follow(PATIENCE);
        Optional<float[]> vector =
                question.mode() == Mode.WORDS || asked.isEmpty() ? Optional.empty() : meaning.ofQuestion(asked.text());
        var notSearched = notSearched(question, current, vector.isPresent() || asked.isEmpty());
        return index.read(searcher -> {
            var filter = Queries.filter(question.filter());
            boolean byWords = question.mode() != Mode.MEANING || vector.isEmpty();
            var ranking = new Ranking(asked, filter, Fields.vector(meaning.model()), vector, byWords, DEPTH);
            var best = best(question, ranking, searcher);
            var likenesses = isShared(question)
                    ? new Neighbours(searcher, Fields.vector(meaning.model()), mean)
                            .of(
                                    wording.likeness(question.text()),
                                    vector,
                                    question.filter().kinds())
                    : Likenesses.UNKNOWN;
            var evidence = evidence(asked, best, new Vocabulary(searcher, filter), likenesses);
            return new Look(asked, best, evidence, notSearched);
        });
    }

    private List<Live> best(Question question, Ranking ranking, IndexSearcher searcher) throws IOException {
        int wanted = Math.max(question.offset() + question.limit() + 1, JUDGED);
        var ordered = ranking.in(searcher);
        var best = Live.first(wanted, ordered, store, question.filter());
        boolean exhausted = ordered.size() < ranking.depth() || ranking.depth() >= DEEPEST;
        return best.size() >= wanted || exhausted
                ? best
                : best(question, ranking.downTo(ranking.depth() * DEEPER), searcher);
    }

    /** What the library does not answer says nothing of other passages. */
    private static boolean isShared(Question question) {
        return question.filter().owners().contains(Passage.SHARED);
    }

    private static Evidence evidence(Asked asked, List<Live> best, Vocabulary vocabulary, Likenesses likenesses) {
        Map<Term, Boolean> known = new HashMap<>();
        var found = best.stream().limit(JUDGED).map(Live::found).toList();
        return new Witness(
                        asked,
                        found,
                        vocabulary::rarity,
                        term -> known.computeIfAbsent(
                                term,
                                it -> found.stream().anyMatch(hit -> hit.words().holds(it)) || vocabulary.knows(it)),
                        likenesses)
                .evidence();
    }

    private List<String> notSearched(Question question, boolean current, boolean compared) {
        List<String> left = new ArrayList<>();
        if (!current) {
            left.add("Passages stored or changed just now: the search index is still taking them over.");
        }
        if (question.mode() == Mode.WORDS) {
            return left;
        }
        if (!compared) {
            left.add(
                    meaning.state() == Meaning.State.LOADING
                            ? "The meaning: its model is still loading, so words alone were compared; ask again in a moment."
                            : "The meaning: its model does not run on this machine, so words alone were compared.");
        } else {
            long waiting = index.indexed() - index.embedded();
            if (waiting > 0) {
                left.add("The meaning of passages that are still to be embedded, %d by now; their words were compared."
                        .formatted(waiting));
            }
        }
        return left;
    }

    @Override
    public Coverage coverage() {
        index.follow(PATIENCE);
        return new Coverage(
                PassageRows.count(store.read()),
                index.indexed(),
                index.embedded(),
                meaning.model(),
                meaning.state() == Meaning.State.READY);
    }

    @Override
    public Embedded embedded(String source) {
        return VectorRows.ofSource(store.read(), meaning.model(), source);
    }

    @Override
    public List<Meant> vectors(String source, int offset, int limit) {
        if (meaning.state() != Meaning.State.READY) {
            throw Problem.unavailable(
                    "The embedding model is still loading or does not run on this server: ask again in a minute.");
        }
        new Embedding(store, meaning, asking)
                .embed(standing(source, offset, limit).stream()
                        .filter(passage -> passage.vector().isEmpty())
                        .map(VectorRows.Standing::passage)
                        .toList());
        return standing(source, offset, limit).stream()
                .flatMap(passage -> passage.vector().map(vector -> new Meant(passage.citation(), vector)).stream())
                .toList();
    }

    private List<VectorRows.Standing> standing(String source, int offset, int limit) {
        return VectorRows.ofSource(store.read(), meaning.model(), source, offset, limit);
    }

    @Override
    public Embedded embedded(Set<String> owners) {
        return owners.isEmpty() ? new Embedded(0, 0) : VectorRows.ofOwners(store.read(), meaning.model(), owners);
    }

    @Override
    public void rebuild() {
        store.write(database -> VectorRows.keepOnly(database, meaning.model()));
        index.rebuild();
    }
}
