package touchline.charts;

import java.awt.Paint;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.DateAxis;
import org.jfree.chart.axis.DateTickUnit;
import org.jfree.chart.axis.DateTickUnitType;
import org.jfree.chart.axis.TickUnits;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.GanttRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.data.gantt.Task;
import org.jfree.data.gantt.TaskSeries;
import org.jfree.data.gantt.TaskSeriesCollection;

/** A row for each span, in the order given; what is not exactly known is hatched. */
final class TimelineDrawing {

    private static final int ROW = 30;
    private static final int AROUND = 150;

    private TimelineDrawing() {}

    static int height(Timeline timeline) {
        return AROUND + ROW * timeline.spans().size();
    }

    static JFreeChart of(Timeline timeline) {
        var tasks = new TaskSeries("spans");
        for (int position = 0; position < timeline.spans().size(); position++) {
            var span = timeline.spans().get(position);
            // Rows need names of their own; a player may return to a club.
            tasks.add(new Task(span.row() + " ".repeat(position), date(span.from()), date(span.until())));
        }
        var rows = new CategoryAxis();
        rows.setTickLabelFont(Look.LABEL);
        rows.setMaximumCategoryLabelWidthRatio(0.5f);
        var data = new TaskSeriesCollection();
        data.add(tasks);
        var plot = new CategoryPlot(data, rows, days(), renderer(timeline.spans()));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeGridlinePaint(Look.GRID);
        return Look.framed(timeline.caption(), plot, false);
    }

    private static DateAxis days() {
        var axis = new DateAxis();
        axis.setTickLabelFont(Look.LABEL);
        axis.setDateFormatOverride(new SimpleDateFormat("yyyy", Locale.ROOT));
        var years = new TickUnits();
        IntStream.of(1, 2, 5, 10).forEach(count -> years.add(new DateTickUnit(DateTickUnitType.YEAR, count)));
        axis.setStandardTickUnits(years);
        return axis;
    }

    private static GanttRenderer renderer(List<Timeline.Span> spans) {
        var renderer = new GanttRenderer() {
            @Override
            public Paint getItemPaint(int row, int column) {
                return spans.get(column).exact() ? Look.MAIN : Look.hatched(Look.MAIN);
            }
        };
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setDrawBarOutline(true);
        renderer.setDefaultOutlinePaint(Look.INK);
        return renderer;
    }

    /** The axis shows days of the machine's own zone. */
    private static Date date(LocalDate day) {
        return Date.from(day.atStartOfDay(ZoneId.systemDefault()).toInstant());
    }
}
