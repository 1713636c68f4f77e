package touchline.eval.sets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WindowsTest {

    @Test
    void leavesAShortTextWhole() {
        assertThat(Windows.of(" one  two\nthree ")).containsExactly("one two three");
        assertThat(Windows.of(words(1, 100))).containsExactly(words(1, 100));
    }

    @Test
    void repeatsTheEndOfEachPassage() {
        List<String> windows = Windows.of(words(1, 181));
        assertThat(windows).containsExactly(words(1, 100), words(81, 180), words(161, 181));
    }

    @Test
    void addsNoPassageThatIsOnlyARepetition() {
        assertThat(Windows.of(words(1, 180))).containsExactly(words(1, 100), words(81, 180));
    }

    private static String words(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
