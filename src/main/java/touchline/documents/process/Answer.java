package touchline.documents.process;

import java.util.Map;
import java.util.Optional;
import touchline.documents.Reading;
import touchline.documents.Reason;

/**
 * What a reading process answers, as JSON on its standard output: a reading, or the reason why there is none.
 *
 * @param details of the reason
 */
public record Answer(Optional<Reading> reading, Optional<Reason> reason, Map<String, String> details) {

    public Answer {
        details = Map.copyOf(details);
    }
}
