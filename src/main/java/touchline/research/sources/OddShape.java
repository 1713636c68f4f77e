package touchline.research.sources;

/** A page is not what its source is known to show: it was rebuilt, or shows something else to programs. */
public final class OddShape extends Exception {

    private static final long serialVersionUID = 1;

    OddShape(String source) {
        super("%s shows something else than it is known to: it was rebuilt, or wants a sign of being human."
                .formatted(source));
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
