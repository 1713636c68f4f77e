package touchline.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The language of a document is told from its text, or said not to be known. */
class LanguageTest {

    private static final ReadingDesk DESK = ReadingDesk.withDefaults();

    @TempDir
    Path folder;

    @AfterAll
    static void end() {
        DESK.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | The club did not pay the salary of the player for four consecutive months, and the player gave notice in writing before he terminated the contract. The Panel finds that he had just cause, and that compensation is therefore payable by the club.
            fr | Le club n'a pas payé le salaire du joueur pendant quatre mois consécutifs, et le joueur a adressé une mise en demeure avant de résilier le contrat. La Formation considère qu'il avait une juste cause et que le club lui doit une indemnité.
            es | El club no pagó el salario del jugador durante cuatro meses consecutivos, y el jugador envió un requerimiento por escrito antes de resolver el contrato. La Formación considera que tenía justa causa y que el club le debe una indemnización.
            de | Der Verein hat das Gehalt des Spielers vier Monate lang nicht bezahlt, und der Spieler hat ihn schriftlich gemahnt, bevor er den Vertrag gekündigt hat. Das Schiedsgericht hält die Kündigung für berechtigt und den Verein für entschädigungspflichtig.
            tr | Kulüp, oyuncunun maaşını dört ay üst üste ödemedi ve oyuncu sözleşmeyi feshetmeden önce yazılı ihtarda bulundu. Heyet, oyuncunun haklı nedeni bulunduğunu ve kulübün tazminat ödemesi gerektiğini tespit etmektedir.
            ru | Клуб не выплачивал заработную плату игроку четыре месяца подряд, и игрок направил письменное предупреждение, прежде чем расторгнуть контракт. Арбитраж считает, что у игрока была уважительная причина и клуб обязан выплатить компенсацию.
            """)
    void proseTellsItsLanguage(String language, String text) throws Exception {
        assertThat(DESK.read(folder, text.getBytes(StandardCharsets.UTF_8), "a.txt")
                        .language())
                .contains(language);
    }

    @Test
    void aFewWordsAndNumbersDoNot() throws Exception {
        for (String text : new String[] {"Paid.", "1 2 3 4 5 6 7 8 9 10", "K. Kallio, FC Brisa"}) {
            assertThat(DESK.read(folder, text.getBytes(StandardCharsets.UTF_8), "a.txt")
                            .language())
                    .isEmpty();
        }
    }
}
