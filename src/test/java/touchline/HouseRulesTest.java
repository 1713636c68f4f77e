package touchline;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Repository;
import org.springframework.stereotype.Service;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

/** The rules of the house that a program can check. */
class HouseRulesTest {

    private static final Path MAIN = Path.of("src/main/java");
    private static final Path TESTS = Path.of("src/test/java");
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("touchline");

    @Test
    void filesAreSmall() throws IOException {
        List<Long> lines = sources(MAIN).map(HouseRulesTest::lines).sorted().toList();
        assertThat(lines.get(lines.size() / 2)).as("median").isLessThanOrEqualTo(60);
        assertThat(lines.get(lines.size() * 9 / 10)).as("nine of ten").isLessThanOrEqualTo(150);
        assertThat(sources(MAIN).filter(file -> lines(file) > 300)).isEmpty();
        assertThat(sources(TESTS).filter(file -> lines(file) > 400)).isEmpty();
    }

    @Test
    void foldersAreSmallEnoughToReadAtAGlance() throws IOException {
        try (var folders = Files.walk(MAIN).filter(Files::isDirectory)) {
            assertThat(folders.filter(folder -> files(folder) > 40)).isEmpty();
        }
    }

    @Test
    void everyProgramWritesFiguresOneWayWhereverTheMachineStands() throws IOException {
        assertThat(sources(MAIN).filter(file -> read(file).contains("static void main(")))
                .isNotEmpty()
                .allMatch(file -> read(file).contains("Locale.setDefault(Locale.ENGLISH);"));
    }

    @Test
    void typesAreNamedForWhatTheyAre() {
        noClasses()
                .that()
                .areNotAnnotatedWith(ToolSpec.class) // named as the tool, which the contract names
                .should()
                .haveNameMatching(".*(Impl|Utils?|Helper|Manager|DTO|Dto|Service|Processor|Bean|Info|Data)")
                .because("such a name says how something is made or nothing at all")
                .check(CLASSES);
    }

    @Test
    void packagesAreNamedForTheDomain() {
        noClasses()
                .should()
                .resideInAnyPackage(
                        "..util..",
                        "..utils..",
                        "..common..",
                        "..helper..",
                        "..helpers..",
                        "..core..",
                        "..misc..",
                        "..model..",
                        "..dto..",
                        "..service..",
                        "..impl..")
                .because("folder names are the architecture")
                .check(CLASSES);
    }

    @Test
    void everyPackageSaysWhatItIsForAndRefusesNull() throws IOException {
        try (var folders = Files.walk(MAIN.resolve("touchline")).filter(Files::isDirectory)) {
            assertThat(folders.filter(folder -> files(folder) > 0))
                    .allSatisfy(folder -> assertThat(folder.resolve("package-info.java"))
                            .content()
                            .startsWith("/**")
                            .contains("@NullMarked"));
        }
    }

    @Test
    void timeComesFromTheClock() {
        noClasses()
                .that()
                .resideOutsideOfPackage("touchline.time")
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(LocalDate.class, "now")
                .orShould()
                .callMethod(LocalDateTime.class, "now")
                .orShould()
                .callMethod(OffsetDateTime.class, "now")
                .orShould()
                .callMethod(ZonedDateTime.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .because("a test or a demonstration sets the one Clock")
                .check(CLASSES);
    }

    @Test
    void wiringIsDoneInConfigurationsOnly() {
        noClasses()
                .should()
                .beAnnotatedWith(Component.class)
                .orShould()
                .beAnnotatedWith(Service.class)
                .orShould()
                .beAnnotatedWith(Repository.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Autowired.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Value.class)
                .because("one configuration class a module shows how it is put together")
                .check(CLASSES);
    }

    @Test
    void theEnvironmentIsReadBySettingsOnly() {
        noClasses()
                .should()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .because("application.yml lists every setting")
                .check(CLASSES);
    }

    @Test
    void toolsAreDeclaredAndKeptInside() {
        classes()
                .that()
                .implement(Tool.class)
                .should()
                .beAnnotatedWith(ToolSpec.class)
                .andShould()
                .resideInAPackage("..tools")
                .andShould()
                .bePackagePrivate()
                .because("an area's offer is the only way to its tools")
                .check(CLASSES);
    }

    @Test
    void nothingIsLeftForLater() throws IOException {
        assertThat(sources(MAIN).filter(HouseRulesTest::isUnfinished)).isEmpty();
    }

    private static boolean isUnfinished(Path file) {
        return read(file).matches("(?s).*(TODO|FIXME|XXX|UnsupportedOperationException).*");
    }

    private static Stream<Path> sources(Path root) throws IOException {
        try (var files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        }
    }

    private static long lines(Path file) {
        return read(file).lines().count();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long files(Path folder) {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
