package touchline.retrieval;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.retrieval.index.PassageIndex;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.meaning.ModelFiles;
import touchline.retrieval.search.Searching;
import touchline.retrieval.words.Asking;
import touchline.retrieval.words.LanguageGuess;
import touchline.retrieval.words.Translations;
import touchline.retrieval.words.Wording;
import touchline.store.Databases;
import touchline.store.Store;

/** Passages and a search over them, on a real database with a real index and a real model; upkeep on demand. */
final class Desk implements AutoCloseable {

    static final Glossary GLOSSARY = () -> List.of(
            new Glossary.Term(Map.of(
                    Language.EN, List.of("training compensation"),
                    Language.FR, List.of("indemnité de formation"),
                    Language.ES, List.of("indemnización por formación"),
                    Language.DE, List.of("Ausbildungsentschädigung"))),
            new Glossary.Term(Map.of(Language.EN, List.of("deadline"), Language.DE, List.of("Frist"))));

    static final Meaning MODEL = load(ModelFiles.builtIn());
    static final LanguageGuess GUESS = guess();
    static final Asking ASKING = new Asking(GUESS, new Translations(GLOSSARY));

    private final ConfigurableApplicationContext context;
    private final PassageIndex index;
    private final Upkeep upkeep;
    final Store store;
    final Passages passages;
    final PassageSearch search;

    private Desk(ConfigurableApplicationContext context, Path folder, Meaning meaning) {
        this.context = context;
        this.store = context.getBean(Store.class);
        this.index = PassageIndex.open(store, folder.resolve("index"), meaning.model());
        this.upkeep = new Upkeep(store, index, meaning, GUESS, ASKING);
        this.passages = new Passages(store);
        this.search = searchOver(store, index, meaning);
    }

    /** Another search over the same store. */
    static PassageSearch searchOver(Store store, PassageIndex index, Meaning meaning) {
        return new Searching(
                store, index, meaning, ASKING, calibration(), Wording.of(0, new double[Wording.MARKS]), new float[0]);
    }

    static Desk at(Databases databases, Path folder) {
        return at(databases, folder, MODEL);
    }

    static Desk at(Databases databases, Path folder, Meaning meaning) {
        return new Desk(databases.open(folder), folder, meaning);
    }

    static Meaning load(ModelFiles files) {
        var meaning = new Meaning(files, 2, temporary());
        meaning.load();
        return meaning;
    }

    private static LanguageGuess guess() {
        var guess = new LanguageGuess(new Translations(GLOSSARY));
        guess.load();
        return guess;
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("natives");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Calibration calibration() {
        try {
            return Calibration.read(Objects.requireNonNull(Desk.class.getResourceAsStream("/retrieval/strength.json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One passage of its own source, in English, for everyone. */
    static Passage passage(String id, String text, String... names) {
        return owned(id, id, Passage.SHARED, text, names);
    }

    static Passage owned(String id, String source, String owner, String text, String... names) {
        return new Passage(
                id,
                source,
                owner,
                "article",
                Optional.of(Language.EN),
                "",
                text,
                List.of(names),
                Map.of(),
                Optional.empty(),
                id,
                Optional.empty());
    }

    Desk put(Passage... all) {
        for (Passage passage : all) {
            passages.replace(passage.source(), List.of(passage));
        }
        return this;
    }

    /** Embeds what waits, as the background does. */
    Desk embed() {
        upkeep.round(new CountDownLatch(1));
        return this;
    }

    /** Embeds 32 of those that wait, and is then interrupted. */
    Desk embedSome() {
        upkeep.round(new CountDownLatch(0));
        return this;
    }

    /** Does in the background what the service does there, until it is closed. */
    Desk keepUp() {
        upkeep.start();
        return this;
    }

    void repair() {
        index.repair();
    }

    void commit() {
        index.commit();
    }

    List<String> ids(String question) {
        return ids(Question.of(question, Filter.shared()));
    }

    List<String> ids(Question question) {
        List<String> ids = new ArrayList<>();
        search.find(question).hits().forEach(hit -> ids.add(hit.passage().id()));
        return ids;
    }

    @Override
    public void close() {
        upkeep.stop();
        index.close();
        context.close();
    }
}
