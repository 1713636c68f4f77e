package touchline.retrieval.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.eval.calibration.WordingFit;

class WordingTest {

    private static final Wording LEARNT = WordingFit.fit(
            List.of("Can a player terminate his contract for unpaid wages?", "indemnité de formation club amateur"),
            List.of("How long must a cake stay in the oven?", "recette de crêpes sans lait"));

    @Test
    void tellsWordsAndTheirPartsOfOneKindFromThoseOfTheOther() {
        assertThat(LEARNT.likeness("terminating contracts, wages unpaid")).isPositive();
        assertThat(LEARNT.likeness("the oven and the cake")).isNegative();
        assertThat(LEARNT.likeness("INDEMNITE DE FORMATION"))
                .as("without accents")
                .isPositive();
    }

    @Test
    void whatHasNoWordsIsLikeNothing() {
        assertThat(LEARNT.likeness("?!")).isEqualTo(LEARNT.likeness(""), within(1e-9));
    }

    @Test
    void isReadAsItWasWritten() throws IOException {
        var file = new ByteArrayOutputStream();
        LEARNT.write(file);
        assertThat(Wording.read(new ByteArrayInputStream(file.toByteArray())).likeness("unpaid wages"))
                .isEqualTo(LEARNT.likeness("unpaid wages"), within(1e-9));
    }
}
