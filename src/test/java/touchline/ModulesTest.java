package touchline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.modulith.core.ApplicationModule;
import org.springframework.modulith.core.ApplicationModules;

/** Arrows only down: what each package-info allows is what there is. */
class ModulesTest {

    /** From the ground up; a module may use those in lower rows only. */
    private static final List<Set<String>> ROWS = List.of(
            Set.of("outgoing", "problem", "time"),
            Set.of("store"),
            Set.of("accounts"),
            Set.of("mcp", "web", "retrieval", "charts", "jobs", "models", "crawling", "delivery", "documents"),
            Set.of("law", "football"),
            Set.of("study", "scout", "market", "cases"),
            Set.of("research"),
            Set.of("site", "caseapi", "operations"));

    private final ApplicationModules modules = ApplicationModules.of(Touchline.class);

    @Test
    void everyModuleKeepsToWhatItsPackageAllows() {
        modules.verify();
    }

    @Test
    void everyModuleHasItsRow() {
        assertThat(modules.stream().map(ModulesTest::name))
                .containsExactlyInAnyOrderElementsOf(
                        ROWS.stream().flatMap(Set::stream).toList());
    }

    @Test
    void modulesUseLowerRowsOnly() {
        for (ApplicationModule module : modules) {
            Set<String> lower = ROWS.subList(0, row(name(module))).stream()
                    .flatMap(Set::stream)
                    .collect(Collectors.toSet());
            assertThat(module.getDirectDependencies(modules).uniqueModules().map(ModulesTest::name))
                    .as("what %s uses", name(module))
                    .isSubsetOf(lower);
        }
    }

    private static int row(String name) {
        return ROWS.indexOf(
                ROWS.stream().filter(row -> row.contains(name)).findFirst().orElseThrow());
    }

    private static String name(ApplicationModule module) {
        return module.getIdentifier().toString();
    }
}
