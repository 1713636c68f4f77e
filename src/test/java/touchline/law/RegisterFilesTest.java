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
            12bis | "status": "in_force"            | "status": "suspended"
            12bis | "status": "in_force"            | "status": "partly_suspended"
            12bis | "status": "in_force"            | "status": "repealed"
            12    | "status": "in_force"            | "status": "superseded"
            12    | "in_force_from": "2023-05-21",  | "in_force_from": "21 May 2023",
            12bis | "checked": "part"               | "checked": "none"
            12    | "checked": "none"               | "checked": "all"
            12    | "confidence": "primary"         | "confidence": "certain"
            12    | "summary":                      | "remark": "none", "summary":
            """)
    void theSchemaRefusesWhatItsRulesForbid(String article, String correct, String wrong) {
        String entry = only(article);

        assertThat(SCHEMA.validate(entry, InputFormat.JSON)).isEmpty();
        assertThat(entry).contains(correct);
        assertThat(SCHEMA.validate(entry.replace(correct, wrong), InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void theSchemaRefusesAComingArticleWithoutItsFirstDay() {
        String entry = only("12bis").replace("\"status\": \"in_force\"", "\"status\": \"coming\"");

        assertThat(SCHEMA.validate(entry, InputFormat.JSON)).isEmpty();
        assertThat(SCHEMA.validate(entry.replace("\"in_force_from\": \"2023-05-21\",", ""), InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void noTextSpeaksOfHowTheRegisterWasMade() throws IOException {
        assertThat(files().map(RegisterFilesTest::text))
                .allSatisfy(text -> assertThat(text)
                        .doesNotContainIgnoringCase("index id", "read_file", "regulations-2", "pass 2", "the audit"));
    }

    /** The RSTP file with one article left in it. */
    private static String only(String number) {
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
