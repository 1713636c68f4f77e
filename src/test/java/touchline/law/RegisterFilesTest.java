package touchline.law;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

class RegisterFilesTest {

    private static final Map<String, Integer> ARTICLES = Map.ofEntries(
            Map.entry("RSTP", 93),
            Map.entry("RSTP-2027", 10),
            Map.entry("FFAR", 29),
            Map.entry("FCHR", 27),
            Map.entry("PRFT", 36),
            Map.entry("FDC", 77),
            Map.entry("FCE", 89),
            Map.entry("FS", 76),
            Map.entry("RGAS", 16),
            Map.entry("SOC", 12),
            Map.entry("CAS-CODE", 39),
            Map.entry("FIFA-SG", 11),
            Map.entry("FIFA-CIRC", 13),
            Map.entry("CJEU-CASES", 4),
            Map.entry("FA-FAR", 8));

    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text(new ClassPathResource("law/instrument.schema.json")));

    static Stream<Resource> files() throws IOException {
        return Arrays.stream(
                new PathMatchingResourcePatternResolver().getResources("classpath:law/instruments/*.json"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyFileFollowsTheSchema(Resource file) {
        assertThat(SCHEMA.validate(text(file), InputFormat.JSON)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyFileIsNamedAfterItsInstrument(Resource file) {
        assertThat(file.getFilename())
                .isEqualToIgnoringCase(new InstrumentFile(file).read().code() + ".json");
    }

    @Test
    void noArticleHasVanished() {
        Map<String, Integer> counted = Register.INSTRUMENTS.all().stream()
                .collect(Collectors.toMap(Instrument::code, Instrument::articleCount));

        assertThat(counted).isEqualTo(ARTICLES);
        assertThat(counted.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(540);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "status": "in_force"              | "status": "suspended"
            "status": "in_force"              | "status": "partly_suspended"
            "status": "in_force"              | "status": "superseded"
            "status": "in_force"              | "status": "repealed"
            "in_force_from": "2023-05-21",    |
            "checked": "part"                 | "checked": "none"
            "checked": "none"                 | "checked": "all"
            "confidence": "primary"           | "confidence": "certain"
            "topics": ["overdue payables"],   | "topics": ["weather"],
            """)
    void theSchemaRefusesWhatTheStatusRulesForbid(String correct, String wrong) {
        String entry = correct.contains("in_force_from") ? coming() : overduePayables();
        String withFault = correct.startsWith("\"checked\": \"none\"")
                ? articles("12").replace(correct, wrong)
                : correct.contains("topics")
                        ? articles("12").replaceFirst("\"topics\": \\[.*],", wrong)
                        : entry.replace(correct, wrong == null ? "" : wrong);

        assertThat(SCHEMA.validate(withFault, InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void noTextSpeaksOfHowTheRegisterWasMade() throws IOException {
        assertThat(files().map(RegisterFilesTest::text))
                .allSatisfy(text -> assertThat(text)
                        .doesNotContainIgnoringCase("index id", "read_file", "regulations-2", "pass 2", "the audit"));
    }

    private static String overduePayables() {
        return articles("12bis");
    }

    private static String coming() {
        return articles("12bis").replace("\"status\": \"in_force\"", "\"status\": \"coming\"");
    }

    /** The RSTP file with one article left in it. */
    private static String articles(String number) {
        String all = text(new ClassPathResource("law/instruments/rstp.json"));
        int begin = all.indexOf("    {\n      \"number\": \"" + number + "\"");
        int end = all.indexOf("\n    },", begin);
        return all.substring(0, all.indexOf("  \"articles\": [")) + "\"articles\": [" + all.substring(begin, end)
                + "}]}";
    }

    private static String text(Resource file) {
        try {
            return file.getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
