package touchline.charts;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.DefaultCategoryDataset;

/** Two bars a row, the second hatched, the number at the end of each. */
final class CountsDrawing {

    private static final int ROW = 44;
    private static final int AROUND = 170;

    private CountsDrawing() {}

    static int height(CountBars bars) {
        return AROUND + ROW * bars.rows().size();
    }

    static JFreeChart of(CountBars bars) {
        var data = new DefaultCategoryDataset();
        for (var row : bars.rows()) {
            data.addValue(row.first(), bars.first(), row.label());
            data.addValue(row.second(), bars.second(), row.label());
        }
        var rows = new CategoryAxis();
        rows.setTickLabelFont(Look.LABEL);
        rows.setMaximumCategoryLabelWidthRatio(0.5f);
        var counts = new NumberAxis();
        // Each bar says its number.
        counts.setVisible(false);
        counts.setUpperMargin(0.1);
        var plot = new CategoryPlot(data, rows, counts, renderer());
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeGridlinesVisible(false);
        return Look.framed(bars.caption(), plot, true);
    }

    private static BarRenderer renderer() {
        var renderer = new BarRenderer();
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setSeriesPaint(0, Look.MAIN);
        renderer.setSeriesPaint(1, Look.hatched(Look.colour(1)));
        renderer.setDefaultItemLabelGenerator(new StandardCategoryItemLabelGenerator());
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultItemLabelFont(Look.LABEL);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        return renderer;
    }
}
