package touchline.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.store.Databases;
import touchline.store.Store;

/** What owners keep is theirs alone, on both databases. */
class WatchListTest {

    private static final Set<String> BEFORE = Set.of("move:1");
    private static final Set<String> AFTER = Set.of("move:1", "value:2");

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-28T12:00:00Z"));
    private final Clock clock = ((InstantSource) now::get).withZone(ZoneOffset.UTC);

    private void later(Duration time) {
        now.updateAndGet(it -> it.plus(time));
    }

    @ParameterizedTest
    @EnumSource
    void tellsWhatWasSeenBeforeTheLastLook(Databases database) {
        try (var context = database.open(folder)) {
            var list = new WatchList(context.getBean(Store.class), clock);
            Watch begun = list.set("account:a", "kane", true, BEFORE);
            assertThat(begun.seen()).isEqualTo(BEFORE);

            later(Duration.ofDays(1));
            assertThat(list.look(begun, AFTER).seen()).isEqualTo(BEFORE);
            later(Duration.ofMinutes(9));
            assertThat(list.look(begun, AFTER).seen()).as("the same look").isEqualTo(BEFORE);
            later(Duration.ofMinutes(1));
            assertThat(list.look(begun, AFTER).seen()).as("a new look").isEqualTo(AFTER);
        }
    }

    @ParameterizedTest
    @EnumSource
    void pausesWithoutForgetting(Databases database) {
        try (var context = database.open(folder)) {
            var list = new WatchList(context.getBean(Store.class), clock);
            Watch begun = list.set("account:a", "kane", true, BEFORE);
            later(Duration.ofDays(1));
            list.set("account:a", "kane", false, AFTER);
            assertThat(list.page("account:a", 0, 20).items()).isEmpty();

            Watch again = list.set("account:a", "kane", true, AFTER);
            assertThat(again.since()).isEqualTo(begun.since());
            assertThat(again.seen()).isEqualTo(BEFORE);
            assertThat(list.page("account:b", 0, 20).total()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsEachSentenceOnceForEachOwner(Databases database) {
        try (var context = database.open(folder)) {
            var memories = new Memories(context.getBean(Store.class), clock);
            memories.keep("account:a", "kane", Memory.Kind.FINDING, List.of("Club: Bayern.", "No value."));
            later(Duration.ofDays(1));
            memories.keep("account:a", "kane", Memory.Kind.FINDING, List.of("Club: Bayern."));
            memories.keep("account:a", "kane", Memory.Kind.NOTE, List.of("Ask in May."));

            assertThat(memories.of("account:a", "kane", 10))
                    .extracting(Memory::text)
                    .startsWith("Ask in May.")
                    .containsExactlyInAnyOrder("Ask in May.", "Club: Bayern.", "No value.");
            assertThat(memories.note("account:a", "kane"))
                    .hasValueSatisfying(note -> assertThat(note.text()).isEqualTo("Ask in May."));
            assertThat(memories.of("key:a", "kane", 10)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsTheNewestTwentyDossiersOfAPlayer(Databases database) {
        try (var context = database.open(folder)) {
            var dossiers = new Dossiers(context.getBean(Store.class), clock);
            for (int i = 1; i <= 22; i++) {
                dossiers.keep("account:a", "kane", Dossier.Kind.QUICK, "summary " + i, "# text");
                later(Duration.ofMinutes(1));
            }
            assertThat(dossiers.of("account:a", "kane"))
                    .hasSize(20)
                    .first()
                    .extracting(Dossier::summary)
                    .isEqualTo("summary 22");
            assertThat(dossiers.of("account:b", "kane")).isEmpty();
        }
    }
}
