package touchline.eval.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class AgreementTest {

    private final List<Span> expected = List.of(new Span(0, 5), new Span(10, 20), new Span(30, 40));

    @Test
    void countsRightWrongAndMissed() {
        Agreement exact = Agreement.between(List.of(new Span(0, 5), new Span(11, 20)), expected, Span::equals);
        assertThat(exact).isEqualTo(new Agreement(1, 1, 2));
        assertThat(exact.precision()).isEqualTo(0.5);
        assertThat(exact.recall()).isEqualTo(1 / 3.0, within(1e-12));
        assertThat(exact.f1()).isEqualTo(0.4, within(1e-12));
    }

    @Test
    void onePartnerIsNotGivenTwice() {
        Agreement loose = Agreement.between(List.of(new Span(10, 14), new Span(15, 20)), expected, Span::overlaps);
        assertThat(loose).isEqualTo(new Agreement(1, 1, 2));
    }

    @Test
    void spansThatTouchDoNotOverlap() {
        assertThat(new Span(0, 5).overlaps(new Span(5, 9))).isFalse();
        assertThat(new Span(0, 6).overlaps(new Span(5, 9))).isTrue();
    }

    @Test
    void nothingFoundWhereNothingIsIsRight() {
        assertThat(Agreement.NONE.f1()).isEqualTo(1);
        assertThat(Agreement.NONE.plus(new Agreement(1, 0, 1)).recall()).isEqualTo(0.5);
    }
}
