package touchline.charts;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.Stroke;
import java.awt.TexturePaint;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;

/** What all charts have in common. Colours of Okabe and Ito; no meaning hangs on a colour alone. */
final class Look {

    static final Font LABEL = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    static final Color INK = new Color(0x22, 0x22, 0x22);
    static final Color GRID = new Color(0xBB, 0xBB, 0xBB);
    static final Color MAIN = new Color(0x00, 0x72, 0xB2);

    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 19);
    private static final Font SMALL = new Font(Font.SANS_SERIF, Font.PLAIN, 11);
    private static final List<Color> COLOURS =
            List.of(MAIN, new Color(0xD5, 0x5E, 0x00), new Color(0x00, 0x9E, 0x73), new Color(0xCC, 0x79, 0xA7));
    private static final List<String> LINES = List.of("solid", "dashed", "dotted", "dash-dotted");
    private static final List<float[]> DASHES =
            List.of(new float[] {1, 0}, new float[] {10, 5}, new float[] {2, 4}, new float[] {12, 4, 2, 4});

    private Look() {}

    static Color colour(int position) {
        return COLOURS.get(position % COLOURS.size());
    }

    /** Lines differ by their dashes too. */
    static Stroke line(int position) {
        return new BasicStroke(
                2.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES.get(position % DASHES.size()), 0);
    }

    /** In words what {@link #line} draws. */
    static String lineName(int position) {
        return LINES.get(position % LINES.size());
    }

    static Paint hatched(Color colour) {
        int size = 8;
        var tile = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        var graphics = tile.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, size, size);
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke(2));
        graphics.drawLine(0, size, size, 0);
        graphics.dispose();
        return new TexturePaint(tile, new Rectangle2D.Double(0, 0, size, size));
    }

    static JFreeChart framed(Caption caption, Plot plot, boolean legend) {
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlineVisible(false);
        var chart = new JFreeChart(null, TITLE, plot, legend);
        chart.setBackgroundPaint(Color.WHITE);
        chart.addSubtitle(0, line(caption.about(), SMALL, RectangleEdge.TOP));
        chart.addSubtitle(0, line(caption.title(), TITLE, RectangleEdge.TOP));
        caption.sources().reversed().forEach(source -> chart.addSubtitle(line(source, SMALL, RectangleEdge.BOTTOM)));
        if (legend) {
            chart.getLegend().setItemFont(LABEL);
            chart.getLegend().setPosition(RectangleEdge.TOP);
        }
        return chart;
    }

    private static TextTitle line(String text, Font font, RectangleEdge edge) {
        var title = new TextTitle(text, font);
        title.setPaint(INK);
        title.setPosition(edge);
        title.setHorizontalAlignment(HorizontalAlignment.LEFT);
        title.setTextAlignment(HorizontalAlignment.LEFT);
        title.setMargin(2, 12, 2, 12);
        title.setExpandToFitSpace(true);
        return title;
    }
}
