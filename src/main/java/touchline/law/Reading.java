package touchline.law;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * An article as read on one day.
 *
 * @param provision the edition shown: the one that holds on the day, else the newest earlier one, else the oldest
 * @param pinpoint the paragraph asked for, where one was
 * @param warnings sentences that must go with any quotation, the weightiest first
 * @param suspension what is suspended on the day
 * @param changes changes up to the day, and those without a date
 * @param coming changes after the day, the earliest first
 * @param earlier older editions of the article in the register
 * @param later newer editions of the article in the register
 */
public record Reading(
        Provision provision,
        Optional<Pinpoint> pinpoint,
        LocalDate asOf,
        Standing standing,
        List<String> warnings,
        Optional<Suspension> suspension,
        List<ChangeNote> changes,
        List<ChangeNote> coming,
        List<Provision> earlier,
        List<Provision> later) {

    /**
     * A paragraph of the article.
     *
     * @param cited such as {@code 17(1)}
     * @param facts the key facts about it; empty = the register does not know whether it exists
     * @param suspended the paragraphs it touches that are suspended on the day
     */
    public record Pinpoint(String cited, List<KeyFact> facts, List<String> suspended) {}
}
