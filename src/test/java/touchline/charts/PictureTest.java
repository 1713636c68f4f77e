package touchline.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;
import touchline.charts.PercentileBars.Bar;
import touchline.charts.PercentileRadar.Shape;
import touchline.charts.Timeline.Span;
import touchline.charts.ValueSteps.Point;
import touchline.football.Position;
import touchline.football.standing.Metric;
import touchline.football.standing.Metrics;

class PictureTest {

    private static final Caption CAPTION = new Caption(
            "Lionel Messi",
            "La Liga 2017/18 · forwards of five leagues with 900 minutes or more (n = 326) · 2,996 minutes",
            List.of("Wyscout open data set, CC BY 4.0, as of 2018-05-20"));

    private static final List<String> AXES =
            List.of("goals", "shots", "key passes", "take-ons", "progressive passes", "interceptions");

    static Stream<Chart> charts() {
        return Stream.of(
                new PercentileBars(
                        CAPTION,
                        List.of(
                                new Bar("attacking", "goals", 99.5, "1.02 per 90"),
                                new Bar("attacking", "shots", 98, "5.1 per 90"),
                                new Bar("possession", "progressive passes", 99, "8.4 per 90"),
                                new Bar("possession", "take-ons won", 97, "4.9 per 90"),
                                new Bar("defending", "interceptions", 4.5, "0.3 per 90"))),
                new PercentileRadar(
                        CAPTION, AXES, List.of(new Shape("Lionel Messi", List.of(99.0, 98.0, 99.0, 97.0, 99.0, 5.0)))),
                new PercentileRadar(
                        CAPTION,
                        AXES,
                        List.of(
                                new Shape("Lionel Messi", List.of(99.0, 98.0, 99.0, 97.0, 99.0, 5.0)),
                                new Shape("Harry Kane", List.of(96.0, 99.0, 50.0, 30.0, 40.0, 20.0)),
                                new Shape("Kylian Mbappé", List.of(80.0, 70.0, 60.0, 90.0, 55.0, 15.0)),
                                new Shape("Ciro Immobile", List.of(97.0, 85.0, 45.0, 20.0, 25.0, 35.0)))),
                new ValueSteps(
                        CAPTION,
                        "million EUR",
                        List.of(
                                new Point(LocalDate.of(2019, 6, 1), 80),
                                new Point(LocalDate.of(2020, 4, 8), 112),
                                new Point(LocalDate.of(2022, 6, 9), 50),
                                new Point(LocalDate.of(2023, 1, 1), 35))),
                new CountBars(CAPTION, "arrivals", "departures", List.of(new CountBars.Row("La Liga", 7, 12))),
                new Timeline(
                        CAPTION,
                        List.of(
                                new Span("FC Barcelona", LocalDate.of(2004, 1, 1), LocalDate.of(2021, 8, 5), false),
                                new Span(
                                        "Paris Saint-Germain",
                                        LocalDate.of(2021, 8, 10),
                                        LocalDate.of(2023, 6, 30),
                                        true),
                                new Span("Inter Miami", LocalDate.of(2023, 7, 15), LocalDate.of(2026, 7, 16), true))));
    }

    @ParameterizedTest
    @MethodSource("charts")
    void drawsAPngThatIsNotBlank(Chart chart) throws IOException {
        byte[] png = Picture.of(chart).png();

        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo(800);
        assertThat(colours(image)).hasSizeGreaterThan(10);
    }

    @ParameterizedTest
    @MethodSource("charts")
    void writesTheCaptionIntoTheSvgAsText(Chart chart) throws Exception {
        String svg = Picture.of(chart).svg();

        var document = DocumentBuilderFactory.newNSInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg.replaceFirst("<!DOCTYPE[^>]*>", ""))));
        String text = document.getDocumentElement().getTextContent();
        assertThat(text).contains("Lionel Messi", "n = 326", "CC BY 4.0", "2018-05-20");
    }

    @Test
    void writesTheFigureBesideItsPercentile() {
        String svg = charts().findFirst().map(Picture::of).map(Picture::svg).orElseThrow();

        assertThat(svg).contains("1.02 per 90", "attacking");
    }

    @Test
    void marksAnAmountFromWhichNoLineGoesOn() throws IOException {
        var steps = new ValueSteps(
                CAPTION,
                "EUR",
                List.of(new Point(LocalDate.of(2024, 5, 27), 180), new Point(LocalDate.of(2025, 12, 10), 200)));

        BufferedImage image =
                ImageIO.read(new ByteArrayInputStream(Picture.of(steps).png()));
        BufferedImage end = image.getSubimage(image.getWidth() - 80, 0, 80, image.getHeight());
        assertThat(colours(end)).containsKey(Look.MAIN.getRGB());
    }

    @Test
    void hasNoTwoBarsAndNoTwoAxesOfOneName() {
        var bar = new Bar("defending", "aerial duels won", 50, "62.5 %");

        assertThatThrownBy(() -> new PercentileBars(CAPTION, List.of(bar, bar)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PercentileRadar(CAPTION, List.of("a", "b", "c", "a"), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Stream.of(Position.values()).map(Metrics::of))
                .allSatisfy(metrics ->
                        assertThat(metrics.stream().map(Metric::label)).doesNotHaveDuplicates());
    }

    @Test
    void hasNoRadarWithAnAxisThatIsEmpty() {
        var shapes = List.of(new Shape("A", List.of(1.0, 2.0)));

        assertThatThrownBy(() -> new PercentileRadar(CAPTION, AXES, shapes))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** How many dots there are of each colour. */
    private static Map<Integer, Long> colours(BufferedImage image) {
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .boxed()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }
}
