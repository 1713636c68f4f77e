package touchline.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import touchline.Golden;

/** Everything that is asked of the service is proven by a test that there is. */
class ConformancePageTest {

    private static final List<Requirements> DESCRIPTION = Requirements.read("description");
    private static final List<Requirements> FIELD_REPORTS = Requirements.read("field-reports");

    @Test
    void everyRowHasAProof() {
        assertThat(rows())
                .hasSizeGreaterThan(120)
                .allSatisfy(row ->
                        assertThat(row.proofs()).as(row.says()).isNotEmpty().doesNotHaveDuplicates());
    }

    @Test
    void everyProofIsATest() {
        assertThat(rows().flatMap(row -> row.proofs().stream()).distinct())
                .allSatisfy(proof -> assertThat(isTest(proof)).as(proof).isTrue());
    }

    @Test
    void isWhatTheDocumentationSays() {
        Golden.check(Path.of("docs/conformance.md"), """
                # Conformance

                What the description of the service asks, and what users of other services reported as faults, each with the tests
                that prove it here. Written by the tests from `src/test/resources/conformance`; the names are those of classes below
                `src/test/java/touchline`.

                ## The description

                %s
                ## Faults that users reported elsewhere

                %s""".formatted(tables(DESCRIPTION), tables(FIELD_REPORTS)));
    }

    private static Stream<Requirements.Row> rows() {
        return Stream.of(DESCRIPTION, FIELD_REPORTS).flatMap(List::stream).flatMap(part -> part.rows().stream());
    }

    private static boolean isTest(String proof) {
        String[] names = proof.split("#", 2);
        return ReflectionSupport.tryToLoadClass("touchline." + names[0])
                .toOptional()
                .filter(type ->
                        methods(type).anyMatch(method -> method.getName().equals(names[1])))
                .isPresent();
    }

    private static Stream<Method> methods(Class<?> type) {
        return ReflectionSupport.streamMethods(
                type, method -> AnnotationSupport.isAnnotated(method, Testable.class), HierarchyTraversalMode.TOP_DOWN);
    }

    private static String tables(List<Requirements> parts) {
        return parts.stream().map(ConformancePageTest::table).collect(Collectors.joining("\n"));
    }

    private static String table(Requirements part) {
        return """
                ### %s

                | what is asked | proven by |
                |---|---|
                %s
                """.formatted(
                        part.part(),
                        part.rows().stream()
                                .map(row -> "| %s | %s |"
                                        .formatted(
                                                row.says(),
                                                row.proofs().stream()
                                                        .map("`%s`"::formatted)
                                                        .collect(Collectors.joining("<br>"))))
                                .collect(Collectors.joining("\n")));
    }
}
