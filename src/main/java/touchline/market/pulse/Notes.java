package touchline.market.pulse;

import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import touchline.football.Newest;

/** How old the data are, said first. */
final class Notes {

    private static final int OLD = 90;

    private Notes() {}

    static List<String> on(Edition edition, Covered covered, Newest newest) {
        List<String> notes = new ArrayList<>();
        newest.day().ifPresent(day -> {
            long age = ChronoUnit.DAYS.between(day, edition.date());
            if (age > OLD) {
                notes.add("The newest fact in the register is of %s, %d days before this report.".formatted(day, age));
            }
        });
        if (covered.standing()) {
            notes.add(
                    "Only the sample of the release is loaded: \"recent\" counts from its newest day, %s, and not from %s."
                            .formatted(covered.to(), edition.date()));
        }
        if (newest.day().isEmpty()) {
            notes.add("The register holds no moves, values or reports.");
        }
        return notes;
    }
}
