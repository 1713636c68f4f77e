package touchline.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.football.outlook.Saying;

/** Who says something of their own, and who only passes it on. */
class IndependentSourcesTest {

    private static Saying says(String by, String url) {
        return new Saying(by, Optional.of(url).filter(it -> !it.isEmpty()));
    }

    private static List<String> voices(Saying... all) {
        return Saying.independent(Stream.of(all)).stream().map(Saying::by).toList();
    }

    @Test
    void onePublisherIsOneSourceHoweverOftenAndWherever() {
        assertThat(voices(
                        says("Paper One", "https://one.example/kane"),
                        says("PAPER ONE", "https://aggregator.example/123"),
                        says("Paper One", "")))
                .containsExactly("Paper One");
    }

    @Test
    void onePageIsOneSourceUnderWhateverName() {
        assertThat(voices(
                        says("Paper One", "https://one.example/kane"), says("News of all", "https://one.example/kane")))
                .containsExactly("Paper One");
    }

    @Test
    void aPublisherIsItsOwnHost() {
        assertThat(voices(says("one.example", "https://one.example/a"), says("Paper One", "https://one.example/b")))
                .containsExactly("one.example");
    }

    @Test
    void twoPublishersAreTwoThoughOneSiteCarriesBoth() {
        assertThat(voices(
                        says("Paper One", "https://aggregator.example/1"),
                        says("Paper Two", "https://aggregator.example/2")))
                .containsExactly("Paper One", "Paper Two");
    }
}
