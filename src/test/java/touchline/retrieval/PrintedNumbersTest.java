package touchline.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.retrieval.Desk.passage;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.store.Databases;

/** A number is found in every way in which people print it, and is not taken for another. */
class PrintedNumbersTest {

    @TempDir
    static Path folder;

    private static Desk desk;

    @BeforeAll
    static void fill() {
        desk = Desk.at(Databases.SQLITE, folder)
                .put(
                        passage("12bis", "Article 12bis applies"),
                        passage("17", "Art. 17 para. 1"),
                        passage("117", "Article 117"),
                        passage("annexe", "Annexe 4, article 3.1"),
                        passage("docket", "Case 03-2387 was heard"),
                        passage("bits", "A 64-bit register"),
                        passage("without", "A register of 64 entries without any bit"),
                        passage("cas", "The award on the transfer.", "CAS 2016/A/4490"),
                        passage("cjeu", "The judgment on the rules of transfer.", "C-650/22"))
                .embed();
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    @ParameterizedTest
    @CsvSource({
        "12-bis,12bis",
        "12bis,12bis",
        "12 bis,12bis",
        "12\u2011bis,12bis",
        "12\u2013bis,12bis",
        "art 12 bis,12bis",
        "17(1),17",
        "17.1,17",
        "17 para. 1,17",
        "17 par. 1,17",
        "art. 17.1,17",
        "article 17,17",
        "Article 17,17",
        "Annex 4 art. 3(1),annexe",
        "03-2387,docket",
        "03\u20132387,docket",
        "64-bit,bits",
        "2016/A/4490,cas",
        "CAS 2016/A/4490,cas",
        "TAS 2016/A/4490,cas",
        "C-650/22,cjeu",
        "C\u2011650/22,cjeu",
        "C\u2013650/22,cjeu",
    })
    void isFoundFirstHoweverItIsPrinted(String typed, String first) {
        assertThat(desk.ids(typed)).startsWith(first);
    }

    @ParameterizedTest
    @CsvSource({"17", "article 17", "17(1)", "art. 17.1"})
    void seventeenIsNotAHundredAndSeventeen(String typed) {
        var ids = desk.ids(typed);

        assertThat(ids).startsWith("17");
        assertThat(ids.subList(0, 1)).doesNotContain("117", "annexe");
    }

    @Test
    void aMinusTakesNothingAway() {
        assertThat(desk.ids("register -64")).contains("bits", "without");
    }
}
