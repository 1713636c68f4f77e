package touchline.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.ClassPathResource;

class DamagedRegisterTest {

    private static final String RESTORE =
            "Mend that entry, or restore the file from the release this service was built from, and start again.";

    private static String ffar() throws IOException {
        return new ClassPathResource("law/instruments/ffar.json").getContentAsString(StandardCharsets.UTF_8);
    }

    private static Instruments load(String json) {
        InstrumentFile file = new InstrumentFile(new ByteArrayResource(json.getBytes(StandardCharsets.UTF_8)) {
            @Override
            public String getFilename() {
                return "ffar.json";
            }
        });
        return new Instruments(List.of(file.read()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "title": "Service fee cap",      | "title": "",                        | article 15: the field 'title' is missing or empty
            "title": "Service fee cap",      |                                     | article 15: the field 'title' is missing or empty
            "title": "Service fee cap",      | "title": "Service fee cap", "remark": "x", | article 15: the field 'remark' is not one that the schema allows
            "number": "15",                  |                                     | article at position 15: the field 'number' is missing
            "number": "15",                  | "number": "14",                     | FFAR, article 14: its window overlaps another edition
            "number": "15",                  | "number": "fifteen",                | FFAR, article fifteen: the number cannot be read
            "number": "15",                  | "number": "15", "in_force_to": "2023-01-01", | article 15: the window ends (2023-01-01) before it begins (2023-10-01)
            "status": "suspended"            | "status": "asleep"                  | 'status' is not one that the schema allows, or has a value
            "status": "suspended"            | "status": "in_force"                | article 15: a suspended status and a 'suspension' go together
            "issuer": "FIFA",                |                                     | law/instruments/ffar.json: the field 'issuer' is missing
            "code": "FFAR",                  | "code": "FFAR", "next_edition_of": "RFAR", | FFAR: the register has no instrument 'RFAR'
            "code": "FFAR",                  | "code" "FFAR",                      | law/instruments/ffar.json, line 2: this is not JSON
            "number": "15",                  | "number" "15",                      | : this is not JSON
            "number": "15",                  | "number": "15",, "remark": "x",     | : this is not JSON
            "title": "Service fee cap",      | "title": "", "status": }            | law/instruments/ffar.json, line
            """)
    void namesFileAndEntryAndHowToRestoreThem(String correct, String damaged, String sentence) throws IOException {
        String json = inArticle15(ffar(), correct, damaged == null ? "" : damaged);

        assertThatThrownBy(() -> load(json))
                .isInstanceOf(DamagedRegister.class)
                .hasMessageStartingWith("The register of football law is damaged: ")
                .hasMessageContaining(sentence)
                .hasMessageEndingWith(RESTORE);
    }

    /** Statuses repeat through the file: the change is made behind the heading of article 15 where it has one. */
    private static String inArticle15(String json, String correct, String damaged) {
        int article = json.indexOf("\"number\": \"15\"");
        int at = json.indexOf(correct, article);
        int from = at < 0 ? json.indexOf(correct) : at;
        assertThat(from).isNotNegative();
        return json.substring(0, from) + damaged + json.substring(from + correct.length());
    }

    @Test
    void namesTheFirstFaultOfTwo() throws IOException {
        String json = ffar().replace("\"title\": \"Service fee cap\",", "\"title\": \"\",");

        assertThatThrownBy(() -> load(json.substring(0, json.length() - 100)))
                .isInstanceOf(DamagedRegister.class)
                .hasMessageContaining("article at position 15: the field 'title' is missing or empty");
    }

    @Test
    void refusesTwoInstrumentsOfOneName() throws IOException {
        Instrument instrument = load(ffar()).all().getFirst();

        assertThatThrownBy(() -> new Instruments(List.of(instrument, instrument)))
                .isInstanceOf(DamagedRegister.class)
                .hasMessageContaining("FFAR: another instrument is called");
    }

    @Test
    void keepsTwoEditionsOfOneArticleApart() throws IOException {
        String json = ffar();
        int begin = json.indexOf("    {\n      \"number\": \"17\"");
        String old = json.substring(begin, json.indexOf("\n    },", begin) + 8);
        String edition = old.replace("\"in_force_from\": \"2023-10-01\"", "\"in_force_from\": \"2028-01-01\"")
                .replace("\"title\": \"", "\"title\": \"New: ");
        String closed = old.replace(
                "\"in_force_from\": \"2023-10-01\"",
                "\"in_force_from\": \"2023-10-01\", \"in_force_to\": \"2027-12-31\"");
        Instruments instruments = load(json.replace(old, edition + closed));

        Reading before = instruments.read("FFAR", "17", LocalDate.of(2027, 12, 31));
        Reading after = instruments.read("FFAR", "17", LocalDate.of(2028, 1, 1));

        assertThat(before.standing()).isEqualTo(Standing.HOLDS);
        assertThat(before.later()).containsExactly(after.provision());
        assertThat(after.provision().article().title()).startsWith("New: ");
        assertThat(after.earlier()).containsExactly(before.provision());
        assertThat(instruments.all().getFirst().articleCount()).isEqualTo(29);
    }

    @Test
    void showsTheOperatorTheSentenceAlone() throws IOException {
        String json = ffar().replace("\"issuer\": \"FIFA\",", "");

        assertThatThrownBy(() -> load(json))
                .isInstanceOfSatisfying(
                        DamagedRegister.class,
                        damaged -> assertThat(new DamagedRegisterReport()
                                        .analyze(damaged, damaged)
                                        .getDescription())
                                .isEqualTo(damaged.sentence()));
    }
}
