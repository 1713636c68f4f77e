package touchline.documents.process;

import java.util.Map;
import java.util.Optional;
import touchline.documents.Reading;
import touchline.documents.Reason;
import touchline.documents.printing.Print;

/**
 * What a reading process answers, as JSON on its standard output: a reading, a print, or why there is none.
 *
 * @param refusal the sentence for whoever sent a text that cannot be printed
 * @param details of the reason or of the refusal
 */
public record Answer(
        Optional<Reading> reading,
        Optional<Reason> reason,
        Optional<Print> print,
        Optional<String> refusal,
        Map<String, String> details) {

    public Answer {
        details = Map.copyOf(details);
    }

    Answer(Optional<Reading> reading, Optional<Reason> reason, Map<String, String> details) {
        this(reading, reason, Optional.empty(), Optional.empty(), details);
    }

    static Answer of(Print print) {
        return new Answer(Optional.empty(), Optional.empty(), Optional.of(print), Optional.empty(), Map.of());
    }

    static Answer refusal(String sentence, Map<String, String> details) {
        return new Answer(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(sentence), details);
    }
}
