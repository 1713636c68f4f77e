package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static touchline.retrieval.Desk.passage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.problem.Problem;
import touchline.retrieval.index.PassageIndex;
import touchline.retrieval.meaning.Meaning;
import touchline.retrieval.meaning.ModelFiles;
import touchline.store.Child;
import touchline.store.Databases;

/** The index is made good from the store, whatever became of its files; what was embedded once stays embedded. */
class IndexRecoveryTest {

    private static final int ACKNOWLEDGED = 60;

    @TempDir
    Path folder;

    @Test
    void anIndexThatIsGoneIsMadeAnewWithItsVectors() throws IOException {
        try (var desk = Desk.at(Databases.SQLITE, folder)) {
            desk.put(passage("doping", "The presence of a prohibited substance is a violation."))
                    .embed();
        }
        PathUtils.deleteDirectory(folder.resolve("index"));

        try (var desk = Desk.at(Databases.SQLITE, folder, neverLoaded())) {
            desk.repair();
            assertThat(desk.ids("prohibited substance")).containsExactly("doping");
            assertThat(desk.search.coverage()).isEqualTo(new Coverage(1, 1, 1, "e5-small-v2-q", false));
        }
        try (var desk = Desk.at(Databases.SQLITE, folder)) {
            assertThat(desk.ids("drug cheating in sport")).containsExactly("doping");
        }
    }

    @Test
    void aRestartEmbedsNothingAgain() {
        try (var desk = Desk.at(Databases.SQLITE, folder)) {
            desk.put(passage("doping", "The presence of a prohibited substance is a violation."))
                    .embed();
        }
        try (var desk = Desk.at(Databases.SQLITE, folder, neverLoaded())) {
            desk.put(passage("doping", "The presence of a prohibited substance is a violation."));
            assertThat(desk.search.coverage().embedded()).isEqualTo(1);

            desk.put(passage("doping", "The presence of a forbidden substance is a violation."));
            assertThat(desk.search.coverage().embedded()).isZero();
        }
    }

    @Test
    void aKillInTheMiddleOfIndexingLosesNothingAndNeedsNoHand() throws Exception {
        try (var child = Child.run(EndlessIndexing.class, folder.toString())) {
            for (int i = 0; i < ACKNOWLEDGED; i++) {
                assertThat(child.hear(EndlessIndexing.STORED)).hasValue("p" + i);
            }
            child.kill();
        }
        assertThat(folder.resolve("index").resolve("write.lock")).exists();

        try (var desk = Desk.at(Databases.SQLITE, folder)) {
            desk.repair();
            var coverage = desk.search.coverage();
            assertThat(coverage.passages()).isGreaterThanOrEqualTo(ACKNOWLEDGED);
            assertThat(coverage.indexed()).isEqualTo(coverage.passages());
            for (int i = 0; i < ACKNOWLEDGED; i++) {
                var named = Question.of("clause" + i, Filter.shared()).by(Question.Mode.WORDS);
                assertThat(desk.ids(named)).containsExactly("p" + i);
            }
        }
    }

    @Test
    void anEmptyLockFileLocksNobodyOut() throws IOException {
        Files.createDirectories(folder.resolve("index"));
        Files.createFile(folder.resolve("index").resolve("write.lock"));

        try (var desk = Desk.at(Databases.SQLITE, folder).put(passage("one", "alpha clause"))) {
            assertThat(desk.ids("alpha clause")).containsExactly("one");
        }
    }

    @Test
    void aSecondOpenerIsToldAndTheFirstWorksOn() {
        try (var desk = Desk.at(Databases.SQLITE, folder).put(passage("one", "alpha clause"))) {
            assertThatExceptionOfType(Problem.class)
                    .isThrownBy(() -> PassageIndex.open(desk.store, folder.resolve("index"), "e5-small-v2-q"))
                    .withMessageContaining("in use by another process");
            assertThat(desk.ids("alpha clause")).containsExactly("one");
        }
    }

    private Meaning neverLoaded() {
        return new Meaning(ModelFiles.builtIn(), 1, folder);
    }
}
