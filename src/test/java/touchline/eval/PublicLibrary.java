package touchline.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import touchline.RunningServer;
import touchline.eval.sets.Entry;
import touchline.eval.sets.PublicSet;
import touchline.eval.sets.TestQuestion;
import touchline.eval.sets.Windows;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Passages;
import touchline.retrieval.Question;
import touchline.retrieval.Question.Mode;

/** One public set in a service of its own, cut into passages as our own long texts are. */
final class PublicLibrary implements Library, AutoCloseable {

    private static final String OWNER = "public-set";
    private static final int DEPTH = 100;

    private final RunningServer server;
    private final PassageSearch search;

    private PublicLibrary(RunningServer server) {
        this.server = server;
        this.search = server.bean(PassageSearch.class);
    }

    /** Returns when all of it is found by meaning too, which for ten thousand passages takes minutes. */
    static PublicLibrary of(PublicSet set) {
        PublicLibrary library = new PublicLibrary(RunningServer.start());
        library.server.bean(Passages.class).replace(OWNER, passages(set));
        Patience.untilEmbedded(library.search);
        return library;
    }

    private static List<Passage> passages(PublicSet set) {
        List<Passage> passages = new ArrayList<>();
        for (Entry entry : set.entries()) {
            for (String window : Windows.of(entry.text())) {
                passages.add(passage(passages.size(), entry, window, Language.of(set.language())));
            }
        }
        return passages;
    }

    private static Passage passage(int number, Entry entry, String text, Optional<Language> language) {
        return new Passage(
                OWNER + "/" + number,
                OWNER,
                OWNER,
                "document",
                language,
                entry.title(),
                text,
                List.of(),
                Map.of(),
                Optional.empty(),
                entry.id(),
                Optional.empty());
    }

    @Override
    public List<String> found(TestQuestion question, Mode mode) {
        return records(search.find(asked(question).by(mode).page(DEPTH, 0)));
    }

    /** Without a probability: the strength is fitted on our own library. */
    @Override
    public Answer answer(TestQuestion question) {
        Findings findings = search.find(asked(question));
        return new Answer(records(findings), findings.strength(), OptionalDouble.empty(), findings.reason());
    }

    private static Question asked(TestQuestion question) {
        return Question.of(question.text(), Filter.ownedBy(Set.of(OWNER)));
    }

    private static List<String> records(Findings findings) {
        return findings.hits().stream().map(hit -> hit.passage().citation()).toList();
    }

    @Override
    public void close() {
        server.close();
    }
}
