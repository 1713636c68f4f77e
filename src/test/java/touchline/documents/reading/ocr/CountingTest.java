package touchline.documents.reading.ocr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.documents.reading.ocr.Counting.Place;

class CountingTest {

    @Test
    void believesWhatBothReadingsShow() {
        assertThat(read("1.", "2.", "7.", "8.")).containsExactly("1", "2", "7", "8");
        assertThat(read("4.", "7.", "6.")).as("out of order in the file itself").containsExactly("4", "7", "6");
        assertThat(read("14.", "1.", "2.")).as("counted anew").containsExactly("14", "1", "2");
    }

    @ParameterizedTest
    @CsvSource({"3., Za, 5., 4", "9., to, 11., 10", "3.1, Bye, 3.3, 3.2", "4.4, 4.f, 4.6, 4.5", "5.4, 55, 5.6, 5.5"})
    void countsOnWhereOneIsMisread(String before, String misread, String after, String number) {
        assertThat(read(before, misread, after).get(1)).isEqualTo(number);
    }

    @Test
    void findsTheNextSectionWhenItsFirstNumbersAreMisread() {
        assertThat(numbers(
                        new Place("4.3", "4.3"),
                        new Place("4.4", "4.4"),
                        new Place("5.", ""),
                        new Place("Be2", ""),
                        new Place("5.3", "5.3"),
                        new Place("5.4", "54")))
                .containsExactly("4.3", "4.4", "5.1", "5.2", "5.3", "5.4");
    }

    @Test
    void prefersTheReadingThatCountsOn() {
        assertThat(numbers(new Place("6.", "6."), new Place("3.", "7."), new Place("8:2.", "8."), new Place("9.", "")))
                .containsExactly("6", "7", "8", "9");
    }

    @Test
    void inventsNothing() {
        assertThat(read("l", "~", "Z")).as("marks of another kind").containsExactly("", "", "");
        assertThat(read("1.", "2.", "Z")).as("after the last").containsExactly("1", "2", "");
        assertThat(read("Z", "1.", "2.")).as("before the first").containsExactly("", "1", "2");
        assertThat(read()).isEmpty();
    }

    /** Each read the same with the page and alone, unless no number can be read. */
    private static List<String> read(String... texts) {
        return numbers(Stream.of(texts)
                .map(text -> new Place(text, ParagraphNumber.of(text).isPresent() ? text : ""))
                .toArray(Place[]::new));
    }

    private static List<String> numbers(Place... places) {
        return Counting.read(List.of(places)).stream()
                .map(number -> number.map(ParagraphNumber::toString).orElse(""))
                .toList();
    }
}
