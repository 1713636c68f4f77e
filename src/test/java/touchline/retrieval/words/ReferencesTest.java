package touchline.retrieval.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferencesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "17-year-old",
                "ein 17-Jähriger",
                "5 millions de francs",
                "30 days",
                "10 % de commission",
                "200 euros"
            })
    void soMuchOfSomethingIsNoPlace(String text) {
        assertThat(References.in(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"17", "article 17", "17.1", "12bis", "art. 5 days of rest"})
    void aNumberByItselfOrAfterAWordForIsOne(String text) {
        assertThat(References.in(text)).hasSize(1);
    }
}
