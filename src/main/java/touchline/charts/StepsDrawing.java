package touchline.charts;

import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.DateAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.renderer.xy.XYStepRenderer;
import org.jfree.data.time.Day;
import org.jfree.data.time.TimeSeries;
import org.jfree.data.time.TimeSeriesCollection;

/** A line of steps with a mark for each amount that was stated. */
final class StepsDrawing {

    private static final int HOLDS_MONTHS = 12;

    private StepsDrawing() {}

    static JFreeChart of(ValueSteps steps) {
        var amounts = new TimeSeries("amount");
        for (int i = 0; i < steps.points().size(); i++) {
            var point = steps.points().get(i);
            amounts.addOrUpdate(day(point.day()), point.amount());
            LocalDate end = point.day().plusMonths(HOLDS_MONTHS);
            if (i + 1 < steps.points().size() && steps.points().get(i + 1).day().isAfter(end)) {
                amounts.addOrUpdate(day(end), null);
            }
        }
        var line = new XYStepRenderer();
        line.setSeriesPaint(0, Look.MAIN);
        line.setSeriesStroke(0, Look.line(0));
        var marks = new XYLineAndShapeRenderer(false, true);
        marks.setSeriesPaint(0, Look.MAIN);
        var data = new TimeSeriesCollection(amounts);
        var plot = new XYPlot(data, days(), amounts(steps.unit()), line);
        plot.setDataset(1, data);
        plot.setRenderer(1, marks);
        plot.setRangeGridlinePaint(Look.GRID);
        plot.setDomainGridlinePaint(Look.GRID);
        return Look.framed(steps.caption(), plot, false);
    }

    private static Day day(LocalDate day) {
        return new Day(day.getDayOfMonth(), day.getMonthValue(), day.getYear());
    }

    private static DateAxis days() {
        var axis = new DateAxis();
        axis.setTickLabelFont(Look.LABEL);
        axis.setDateFormatOverride(new SimpleDateFormat("yyyy-MM", Locale.ROOT));
        return axis;
    }

    private static NumberAxis amounts(String unit) {
        var axis = new NumberAxis(unit);
        axis.setAutoRangeIncludesZero(true);
        axis.setTickLabelFont(Look.LABEL);
        axis.setLabelFont(Look.LABEL);
        axis.setNumberFormatOverride(NumberFormat.getInstance(Locale.ENGLISH));
        return axis;
    }
}
