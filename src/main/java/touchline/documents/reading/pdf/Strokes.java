package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.util.Matrix;

/** The lines that a page draws: of tables, and between a text and its notes. */
final class Strokes {

    /** A page with more is a drawing, not a table. */
    private static final int MOST = 20_000;

    private final PDFStreamEngine engine;
    private final List<Ruling> path = new ArrayList<>();
    private final List<Ruling> drawn = new ArrayList<>();
    private final List<Ruling> dots = new ArrayList<>();
    private boolean curved;
    private Matrix upright = new Matrix();
    private float x;
    private float y;

    Strokes(PDFStreamEngine engine) {
        this.engine = engine;
    }

    void listen(Consumer<OperatorProcessor> engineTakes) {
        BiConsumer<String, Consumer<float[]>> on =
                (name, action) -> engineTakes.accept(new PathOperator(engine, name, action));
        on.accept("m", this::moveTo);
        on.accept("l", this::lineTo);
        on.accept("re", this::rectangle);
        on.accept("c", numbers -> curveTo(numbers, 4));
        on.accept("v", numbers -> curveTo(numbers, 2));
        on.accept("y", numbers -> curveTo(numbers, 2));
        on.accept("n", _ -> end());
        for (var name : List.of("S", "s", "f", "F", "f*", "B", "B*", "b", "b*")) {
            on.accept(name, _ -> paint());
        }
    }

    void begin(PDPage page) {
        end();
        drawn.clear();
        dots.clear();
        upright = upright(page);
    }

    List<Ruling> rulings() {
        return List.copyOf(drawn);
    }

    /** The small round things: bullets that no font drew. */
    List<Ruling> dots() {
        return List.copyOf(dots);
    }

    /** From the page's own space, upwards from its lower left, to how it is read, downwards from the upper left. */
    private static Matrix upright(PDPage page) {
        var box = page.getCropBox();
        float left = box.getLowerLeftX();
        float low = box.getLowerLeftY();
        return switch (page.getRotation()) {
            case 90 -> new Matrix(0, 1, 1, 0, -low, -left);
            case 180 -> new Matrix(-1, 0, 0, 1, box.getUpperRightX(), -low);
            case 270 -> new Matrix(0, -1, -1, 0, box.getUpperRightY(), box.getUpperRightX());
            default -> new Matrix(1, 0, 0, -1, -left, box.getUpperRightY());
        };
    }

    private void moveTo(float[] to) {
        x = to[0];
        y = to[1];
    }

    private void lineTo(float[] to) {
        add(x, y, to[0], to[1]);
        moveTo(to);
    }

    private void curveTo(float[] numbers, int last) {
        if (numbers.length > last + 1) {
            curved = true;
            lineTo(new float[] {numbers[last], numbers[last + 1]});
        }
    }

    private void rectangle(float[] at) {
        if (at.length < 4) {
            return;
        }
        float right = at[0] + at[2];
        float high = at[1] + at[3];
        if (Math.abs(at[2]) < Ruling.THICK || Math.abs(at[3]) < Ruling.THICK) {
            add(at[0], at[1], right, high);
            return;
        }
        add(at[0], at[1], right, at[1]);
        add(at[0], high, right, high);
        add(at[0], at[1], at[0], high);
        add(right, at[1], right, high);
    }

    private void add(float x0, float y0, float x1, float y1) {
        var matrix = engine.getGraphicsState().getCurrentTransformationMatrix().multiply(upright);
        var from = matrix.transformPoint(x0, y0);
        var to = matrix.transformPoint(x1, y1);
        path.add(Ruling.between(from.x, from.y, to.x, to.y));
    }

    private void paint() {
        if (curved) {
            dot();
            end();
            return;
        }
        if (drawn.size() + path.size() < MOST) {
            path.stream()
                    .filter(line -> line.isHorizontal() || line.isVertical())
                    .forEach(drawn::add);
        }
        end();
    }

    private void dot() {
        var box = path.stream().reduce(Ruling::around);
        if (dots.size() < MOST) {
            box.filter(Ruling::isDot).ifPresent(dots::add);
        }
    }

    private void end() {
        path.clear();
        curved = false;
    }

    private static final class PathOperator extends OperatorProcessor {

        private final String name;
        private final Consumer<float[]> action;

        PathOperator(PDFStreamEngine engine, String name, Consumer<float[]> action) {
            super(engine);
            this.name = name;
            this.action = action;
        }

        @Override
        public void process(Operator operator, List<COSBase> operands) {
            float[] numbers = new float[operands.size()];
            for (int i = 0; i < numbers.length; i++) {
                if (!(operands.get(i) instanceof COSNumber number)) {
                    return;
                }
                numbers[i] = number.floatValue();
            }
            boolean needsPoint = !name.equals("n") && "ml".contains(name);
            if (!needsPoint || numbers.length >= 2) {
                action.accept(numbers);
            }
        }

        @Override
        public String getName() {
            return name;
        }
    }
}
