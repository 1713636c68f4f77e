package touchline.research.findings;

import java.util.List;
import touchline.cases.Confidence;
import touchline.cases.FindingKind;

/** A finding before it is checked and kept. */
public record Draft(FindingKind kind, String text, List<Ground> grounds, Confidence confidence) {

    public Draft {
        grounds = List.copyOf(grounds);
    }
}
