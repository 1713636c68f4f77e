package touchline.law.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.store.Databases;
import touchline.store.Store;

/** The library that the release brings along. */
class DecisionsTest {

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Decisions decisions;

    @BeforeAll
    static void take() {
        context = Databases.SQLITE.open(folder);
        var store = context.getBean(Store.class);
        new ReleaseFiles(store, new DecisionImport(store)).take();
        decisions = new Decisions(store);
    }

    @AfterAll
    static void close() {
        context.close();
    }

    static List<Decision> shipped() {
        return Shipped.ALL;
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void leadsFromEveryNumberAndNameToItsRecord(Decision decision) {
        List<String> numbers = Stream.concat(Stream.of(decision.id()), decision.alsoNumbered().stream())
                .toList();

        assertThat(decisions.find(decision.id())).contains(decision);
        assertThat(numbers.stream().flatMap(number -> Keys.of(number).stream()))
                .allSatisfy(key -> assertThat(decisions.byKey(key)).contains(decision));
        assertThat(Stream.concat(numbers.stream(), decision.called().stream()))
                .allSatisfy(name -> assertThat(decisions.named(name)).contains(decision));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2008/A/1519             | CAS 2008/A/1519 & 1520
            TAS 2008/A/1520         | CAS 2008/A/1519 & 1520
            cas-2008-a-1520         | CAS 2008/A/1519 & 1520
            matuzalem               | CAS 2008/A/1519 & 1520
            C‑650/22                | C-650/22
            62022CJ0650             | C-650/22
            """)
    void readsNumbersAndNamesAsPeopleWriteThem(String written, String id) {
        assertThat(decisions.find(written)).map(Decision::id).contains(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"CAS 2091/A/99999", "1519", "", "  ", "CAS", "x' OR '1'='1", "%", "Nobody v. Nowhere"})
    void holdsNothingElse(String written) {
        assertThat(decisions.find(written)).isEmpty();
    }

    @Test
    void knowsTheRightNumberUnderTheWrongYear() {
        assertThat(decisions.withNumber("CAS 2015/A/1519"))
                .extracting(Decision::id)
                .containsExactly("CAS 2008/A/1519 & 1520");
        assertThat(decisions.nearest("CAS 2015/A/1519")).startsWith("CAS 2008/A/1519 & 1520");
    }

    @Test
    void namesRealDecisionsOnly() {
        assertThat(decisions.nearest("CAS 2091/A/99999"))
                .isNotEmpty()
                .allSatisfy(id -> assertThat(decisions.find(id)).isPresent());
        assertThat(decisions.nearest("zzzz")).isEmpty();
    }

    @Test
    void completesIdsInEitherLanguageOfTheCourt() {
        assertThat(decisions.idsFrom("tas 2008/a/15")).contains("CAS 2008/A/1519 & 1520");
        assertThat(decisions.forums()).contains("CAS", "CJEU", "ECtHR", "Swiss Federal Tribunal");
    }
}
