package touchline.charts;

import java.util.Collections;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.SpiderWebPlot;
import org.jfree.data.category.DefaultCategoryDataset;

/** A radar of percentiles: the rim is 100, the dotted ring the middle of the pool. */
final class RadarDrawing {

    private static final String MIDDLE = "middle of the pool (50)";

    private RadarDrawing() {}

    static JFreeChart of(PercentileRadar radar) {
        var data = new DefaultCategoryDataset();
        for (int position = 0; position < radar.shapes().size(); position++) {
            var shape = radar.shapes().get(position);
            String name = "%s (%s)".formatted(shape.name(), Look.lineName(position));
            add(data, name, radar.axes(), shape.percentiles());
        }
        add(data, MIDDLE, radar.axes(), Collections.nCopies(radar.axes().size(), 50.0));
        var plot = new SpiderWebPlot(data);
        plot.setMaxValue(100);
        plot.setLabelFont(Look.LABEL);
        plot.setAxisLinePaint(Look.GRID);
        plot.setInteriorGap(0.25);
        plot.setWebFilled(radar.shapes().size() == 1);
        for (int position = 0; position < radar.shapes().size(); position++) {
            plot.setSeriesPaint(position, Look.colour(position));
            plot.setSeriesOutlinePaint(position, Look.colour(position));
            plot.setSeriesOutlineStroke(position, Look.line(position));
        }
        plot.setSeriesPaint(radar.shapes().size(), Look.GRID);
        plot.setSeriesOutlineStroke(radar.shapes().size(), Look.line(2));
        return Look.framed(radar.caption(), plot, true);
    }

    private static void add(DefaultCategoryDataset data, String name, List<String> axes, List<Double> percentiles) {
        for (int axis = 0; axis < axes.size(); axis++) {
            data.addValue(percentiles.get(axis), name, axes.get(axis));
        }
    }
}
