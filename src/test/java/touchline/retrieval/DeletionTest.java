package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.retrieval.Desk.owned;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.retrieval.Question.Mode;
import touchline.store.Databases;

/** From the moment a deletion has returned nothing finds the passage, however much goes on at once. */
class DeletionTest {

    private static final int WRITERS = 16;
    private static final int SEARCHERS = 8;
    private static final int ROUNDS = 12;

    @TempDir
    Path folder;

    private final Set<String> gone = ConcurrentHashMap.newKeySet();
    private final AtomicInteger found = new AtomicInteger();

    @ParameterizedTest
    @EnumSource
    void holdsAtOnceForEverybody(Databases databases) throws Exception {
        try (var desk = Desk.at(databases, folder).keepUp();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < WRITERS; i++) {
                int writer = i;
                all.add(threads.submit(() -> putAndForget(desk, writer)));
            }
            for (int i = 0; i < SEARCHERS; i++) {
                var random = new Random(100 + i);
                all.add(threads.submit(() -> lookAround(desk, random)));
            }
            for (Future<?> each : all) {
                each.get();
            }
            assertThat(found).as("passages that searches saw").hasPositiveValue();
            assertThat(desk.search.coverage().passages()).isEqualTo((long) WRITERS * ROUNDS - gone.size());
        }
    }

    private void putAndForget(Desk desk, int writer) {
        var random = new Random(writer);
        for (int round = 0; round < ROUNDS; round++) {
            var id = "w%dr%d".formatted(writer, round);
            desk.put(owned(id, id, Passage.SHARED, "alpha clause of contract " + id));
            assertSeen(desk, id);
            if (random.nextBoolean()) {
                desk.passages.forget(id);
                gone.add(id);
                assertThat(desk.ids(question(id, random))).doesNotContain(id);
            }
        }
    }

    private static void assertSeen(Desk desk, String id) {
        var findings = desk.search.find(Question.of(id, Filter.shared()).by(Mode.WORDS));
        if (findings.notSearched().isEmpty()) {
            assertThat(findings.hits()).extracting(hit -> hit.passage().id()).contains(id);
        }
    }

    private void lookAround(Desk desk, Random random) {
        for (int round = 0; round < ROUNDS * 2; round++) {
            var before = Set.copyOf(gone);
            var ids = desk.ids(question("alpha clause", random));
            found.addAndGet(ids.size());
            assertThat(ids).doesNotContainAnyElementsOf(before.isEmpty() ? Set.of("none") : before);
        }
    }

    private static Question question(String text, Random random) {
        var modes = Mode.values();
        return Question.of(text, Filter.shared())
                .by(modes[random.nextInt(modes.length)])
                .page(Question.MOST, 0);
    }
}
