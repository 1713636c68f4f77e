package touchline.law;

import java.util.List;
import java.util.Optional;

/**
 * Whether the figures of an entry stand on a second page.
 *
 * @param by the second pages
 * @param note which figures were compared, and which were not
 */
public record Figures(Checked checked, List<String> by, Optional<String> note) {

    /** How many of the figures a second page confirms. */
    public enum Checked {
        ALL,
        PART,
        NONE,
        NO_FIGURES
    }

    public Figures {
        Fields.present("checked", checked);
        boolean compared = checked == Checked.ALL || checked == Checked.PART;
        Fields.that(compared == !by.isEmpty(), "the figures are checked exactly where a page in 'by' confirms them");
        by = List.copyOf(by);
    }
}
