package touchline.charts;

import java.awt.Color;
import java.awt.Paint;
import java.text.ChoiceFormat;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.labels.CategoryItemLabelGenerator;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;

/** Percentile bars: one a metric, its figure written on it, the groups told apart by their names and shades. */
final class BarsDrawing {

    private static final int BAR = 30;
    private static final int AROUND = 170;
    private static final int ROOM_FOR_FIGURES = 45;

    private BarsDrawing() {}

    static int height(PercentileBars bars) {
        return AROUND + BAR * bars.bars().size();
    }

    static JFreeChart of(PercentileBars bars) {
        var data = new DefaultCategoryDataset();
        bars.bars().forEach(bar -> data.addValue(bar.percentile(), "percentile", name(bar)));
        var metrics = new CategoryAxis();
        metrics.setTickLabelFont(Look.LABEL);
        metrics.setMaximumCategoryLabelWidthRatio(0.6f);
        metrics.setCategoryMargin(0.25);
        var plot = new CategoryPlot(data, metrics, percentiles(), renderer(bars.bars()));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeGridlinePaint(Look.GRID);
        return Look.framed(bars.caption(), plot, false);
    }

    private static String name(PercentileBars.Bar bar) {
        return bar.group() + " · " + bar.label();
    }

    private static NumberAxis percentiles() {
        var axis = new NumberAxis("percentile in the pool");
        axis.setRange(0, 100 + ROOM_FOR_FIGURES);
        axis.setNumberFormatOverride(new ChoiceFormat("0#0|20#20|40#40|60#60|80#80|100#100|101# "));
        axis.setTickUnit(new NumberTickUnit(20));
        axis.setTickLabelFont(Look.LABEL);
        axis.setLabelFont(Look.LABEL);
        return axis;
    }

    private static BarRenderer renderer(List<PercentileBars.Bar> bars) {
        var groups = bars.stream().map(PercentileBars.Bar::group).distinct().toList();
        var renderer = new BarRenderer() {
            @Override
            public Paint getItemPaint(int row, int column) {
                return Look.colour(groups.indexOf(bars.get(column).group()));
            }
        };
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setDefaultItemLabelGenerator(labels(bars));
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultItemLabelFont(Look.LABEL);
        renderer.setDefaultItemLabelPaint(Color.BLACK);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        return renderer;
    }

    private static CategoryItemLabelGenerator labels(List<PercentileBars.Bar> bars) {
        return new StandardCategoryItemLabelGenerator() {
            @Override
            public String generateLabel(CategoryDataset data, int row, int column) {
                var bar = bars.get(column);
                return " %s  ·  %s".formatted(Math.round(bar.percentile()), bar.value());
            }
        };
    }
}
