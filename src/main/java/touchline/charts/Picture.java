package touchline.charts;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.apache.batik.dom.GenericDOMImplementation;
import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import touchline.problem.Problem;

/** A drawn chart. */
public final class Picture {

    private static final String SVG = "http://www.w3.org/2000/svg";
    private static final int WIDTH = 800;

    private final JFreeChart chart;
    private final int height;

    private Picture(JFreeChart chart, int height) {
        this.chart = chart;
        this.height = height;
    }

    /** @throws Problem UNAVAILABLE on a machine without any font */
    public static Picture of(Chart chart) {
        try {
            return switch (chart) {
                case PercentileBars bars -> new Picture(BarsDrawing.of(bars), BarsDrawing.height(bars));
                case PercentileRadar radar -> new Picture(RadarDrawing.of(radar), WIDTH);
                case ValueSteps steps -> new Picture(StepsDrawing.of(steps), WIDTH * 5 / 8);
                case CountBars counts -> new Picture(CountsDrawing.of(counts), CountsDrawing.height(counts));
                case Timeline timeline -> new Picture(TimelineDrawing.of(timeline), TimelineDrawing.height(timeline));
            };
        } catch (InternalError | NoClassDefFoundError | UnsatisfiedLinkError noFonts) {
            throw Problem.unavailable(
                    "No chart can be drawn on this machine, which has no fonts: ask for the answer without the chart, or"
                            + " have the operator install fontconfig and a font such as DejaVu Sans.");
        }
    }

    /** 800 pixels wide. */
    public byte[] png() {
        try (var bytes = new ByteArrayOutputStream()) {
            ChartUtils.writeChartAsPNG(bytes, chart, WIDTH, height);
            return bytes.toByteArray();
        } catch (IOException memoryFailed) {
            throw new UncheckedIOException(memoryFailed);
        }
    }

    /** 800 units wide, its text as text. */
    public String svg() {
        var document = GenericDOMImplementation.getDOMImplementation().createDocument(SVG, "svg", null);
        var graphics = new SVGGraphics2D(document);
        graphics.setSVGCanvasSize(new Dimension(WIDTH, height));
        draw(graphics);
        try (var text = new StringWriter()) {
            graphics.stream(text, true);
            return text.toString();
        } catch (IOException memoryFailed) {
            throw new UncheckedIOException(memoryFailed);
        } finally {
            graphics.dispose();
        }
    }

    private void draw(Graphics2D graphics) {
        chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
    }
}
