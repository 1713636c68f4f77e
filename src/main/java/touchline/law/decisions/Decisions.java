package touchline.law.decisions;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import touchline.law.grammar.PlainName;
import touchline.store.Store;

/** The library of decisions, in the store. */
public final class Decisions {

    /** A decision before an opinion in its case, the newest first. */
    private static final Comparator<Decision> LIKELIEST_MEANT = Comparator.comparing(
                    (Decision decision) -> decision.type() == DocumentType.AG_OPINION)
            .thenComparing(decision -> decision.year().orElse(0), Comparator.reverseOrder())
            .thenComparing(Decision::id);

    private final Store store;

    Decisions(Store store) {
        this.store = store;
    }

    /**
     * The decision that goes by a number or a name: its id, any number of a joined case, {@code CAS} and {@code TAS}
     * alike, with whatever dash; or a name such as {@code Matuzalem}. Of several it is the likeliest meant: a decision
     * rather than an opinion, then the newest; {@link #named} has them all.
     */
    public Optional<Decision> find(String nameOrNumber) {
        return named(nameOrNumber).stream().findFirst();
    }

    /** Every decision that goes by a number or a name, the likeliest meant first. */
    public List<Decision> named(String nameOrNumber) {
        List<Decision> exact = rows().withId(nameOrNumber.strip());
        if (!exact.isEmpty()) {
            return exact;
        }
        List<Decision> numbered = Keys.of(nameOrNumber).stream()
                .flatMap(key -> rows().withKey(key).stream())
                .distinct()
                .sorted(LIKELIEST_MEANT)
                .toList();
        return numbered.isEmpty() ? sorted(rows().called(PlainName.of(nameOrNumber))) : numbered;
    }

    /**
     * The decisions with a key of the citation grammar, the likeliest meant first.
     *
     * @param key such as {@code CAS 2008/A/1519}, {@code C-650/22} or {@code 4A_558/2011}
     */
    public List<Decision> byKey(String key) {
        return sorted(rows().withKey(key));
    }

    /** Other decisions that go by one of a decision's numbers: an opinion in its case, or an award on costs. */
    public List<Decision> sharingNumberWith(Decision decision) {
        return Keys.of(decision.id()).stream()
                .flatMap(key -> byKey(key).stream())
                .filter(other -> !other.id().equals(decision.id()))
                .distinct()
                .toList();
    }

    /**
     * The decisions of the same body whose number is that of a key, in whatever year and procedure: for the right
     * number with the wrong year, such as {@code CAS 2015/A/3793}.
     */
    public List<Decision> withNumber(String key) {
        return Keys.series(key)
                .map(series -> sorted(rows().withNumber(series.name(), series.number())))
                .orElse(List.of());
    }

    /**
     * The real ids and names closest to one that the library does not hold, the closest first; perhaps none.
     *
     * @param nameOrNumber what was asked for
     */
    public List<String> nearest(String nameOrNumber) {
        return NearestDecisions.to(nameOrNumber, rows());
    }

    /** All forums of the library, in the order of the alphabet. */
    public List<String> forums() {
        return rows().forums();
    }

    /** Ids that begin with what was typed, {@code TAS} counting as {@code CAS}. */
    public List<String> idsFrom(String typed) {
        String start = PlainName.of(typed).replaceFirst("^tas\\b", "cas");
        return rows().ids().stream()
                .filter(id -> PlainName.of(id).replaceFirst("^tas\\b", "cas").startsWith(start))
                .toList();
    }

    /** Every decision, in the order of ids. */
    public List<Decision> all() {
        return rows().all();
    }

    public int count() {
        return rows().count();
    }

    private DecisionRows rows() {
        return new DecisionRows(store.read());
    }

    private static List<Decision> sorted(List<Decision> decisions) {
        return decisions.stream().sorted(LIKELIEST_MEANT).toList();
    }
}
