package touchline.cases;

import java.util.Optional;

/**
 * Which cases of an owner are listed.
 *
 * @param words all of which occur in title, summary, parties, forum or tags; accents and case do not matter
 */
public record CaseSelection(Optional<CaseStatus> status, Optional<String> tag, Optional<String> words) {}
