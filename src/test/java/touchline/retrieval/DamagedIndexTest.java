package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.retrieval.Desk.passage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import touchline.retrieval.index.PassageIndex;
import touchline.store.Databases;

/** Each file of an index, damaged in each way, is noticed at the next start; the log says so, unless a file is gone, and search is right. */
@ExtendWith(OutputCaptureExtension.class)
class DamagedIndexTest {

    private static final int PASSAGES = 40;

    @TempDir
    static Path folder;

    private static Desk desk;
    private static Path sound;

    /** Ways in which a file is damaged. */
    enum Damage {
        CUT {
            @Override
            void on(Path file) throws IOException {
                try (var open = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    open.truncate(10);
                }
            }
        },
        OVERWRITTEN {
            @Override
            void on(Path file) throws IOException {
                byte[] content = Files.readAllBytes(file);
                var noise = new byte[content.length / 4 + 1];
                new Random(92).nextBytes(noise);
                System.arraycopy(noise, 0, content, content.length / 2, noise.length - 1);
                Files.write(file, content);
            }
        },
        LOST {
            @Override
            void on(Path file) throws IOException {
                Files.delete(file);
            }
        };

        abstract void on(Path file) throws IOException;
    }

    record Case(String file, Damage damage) {}

    @BeforeAll
    static void fill() throws IOException {
        desk = Desk.at(Databases.SQLITE, folder);
        IntStream.range(0, PASSAGES).forEach(i -> desk.put(passage("p" + i, "alpha clause" + i)));
        desk.embed();
        sound = Files.createDirectory(folder.resolve("sound"));
        PassageIndex closed = open(sound);
        closed.repair();
        closed.close();
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    static Stream<Case> cases() throws IOException {
        try (var files = Files.list(sound)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("write.lock"))
                    .sorted()
                    .toList()
                    .stream()
                    .flatMap(name -> Stream.of(Damage.values()).map(damage -> new Case(name, damage)));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isMadeAnew(Case damaged, @TempDir Path copy, CapturedOutput output) throws IOException {
        Path index = copy.resolve("index");
        PathUtils.copyDirectory(sound, index);
        damaged.damage().on(index.resolve(damaged.file()));

        try (PassageIndex open = open(index)) {
            open.repair();
            PassageSearch search = Desk.searchOver(desk.store, open, Desk.MODEL);
            for (Question.Mode mode : Question.Mode.values()) {
                assertThat(ids(search, mode)).hasSize(PASSAGES);
            }
            assertThat(search.coverage().embedded()).isEqualTo(PASSAGES);
        }
        if (damaged.damage() != Damage.LOST) {
            assertThat(output).contains("is made anew");
        }
    }

    private static List<String> ids(PassageSearch search, Question.Mode mode) {
        return search.find(Question.of("alpha clause", Filter.shared()).by(mode).page(Question.MOST, 0)).hits().stream()
                .map(hit -> hit.passage().id())
                .toList();
    }

    private static PassageIndex open(Path index) {
        return PassageIndex.open(desk.store, index, Desk.MODEL.model());
    }
}
