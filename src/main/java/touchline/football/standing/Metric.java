package touchline.football.standing;

import java.util.Map;
import java.util.Optional;

/**
 * What is compared between players.
 *
 * @param name as it is stored
 * @param label as it is shown
 * @param basis what is made of totals
 * @param counted the total it is made of
 * @param of what it is a share of, or what is taken away from it
 * @param lowerIsBetter whether a high figure is a poor one: it is stated, never guessed from a name
 */
public record Metric(
        String name,
        String label,
        Group group,
        Basis basis,
        String counted,
        Optional<String> of,
        boolean lowerIsBetter) {

    /** What a metric tells about. */
    public enum Group {
        ATTACKING,
        POSSESSION,
        DEFENDING,
        GOALKEEPING
    }

    /** What is made of totals. */
    public enum Basis {
        PER_90("per 90"),
        /** In percent. */
        SHARE("%");

        private final String unit;

        Basis(String unit) {
            this.unit = unit;
        }

        public String unit() {
            return unit;
        }
    }

    /** For a reader: {@code 0.84 per 90} or {@code 71.3 %}. */
    public static String words(double figure, String unit) {
        return (unit.equals(Basis.SHARE.unit) ? "%.1f %s" : "%.2f %s").formatted(figure, unit);
    }

    /**
     * The figure, from totals; absent where something it is made of was not counted.
     *
     * @param minutes above 0
     */
    Optional<Double> figure(Map<String, Double> totals, int minutes) {
        Optional<Double> total = Optional.ofNullable(totals.get(counted));
        return switch (basis) {
            case PER_90 ->
                total.flatMap(it -> of.map(less ->
                                        Optional.ofNullable(totals.get(less)).map(less2 -> it - less2))
                                .orElse(Optional.of(it)))
                        .map(it -> it * 90 / minutes);
            case SHARE ->
                total.flatMap(
                        it -> of.map(totals::get).filter(whole -> whole > 0).map(whole -> it / whole * 100));
        };
    }
}
