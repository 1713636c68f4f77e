package touchline.law.citations;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The citations of a text, each with what the register says of it on a day.
 *
 * @param checked those the register can speak to, in order
 * @param beyond those it cannot, in order
 * @param uncheckedFrom the offset from which on nothing was checked, as the text cites too much; absent = all was
 */
public record Verification(
        LocalDate asOf, List<Checked> checked, List<Citation.Beyond> beyond, Optional<Integer> uncheckedFrom) {

    public Verification {
        checked = List.copyOf(checked);
        beyond = List.copyOf(beyond);
    }

    /** How many there are of each verdict; none is left out. */
    public Map<Verdict, Integer> counts() {
        var counts = new EnumMap<Verdict, Integer>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            counts.put(verdict, 0);
        }
        checked.forEach(one -> counts.merge(one.verdict(), 1, Integer::sum));
        return counts;
    }
}
