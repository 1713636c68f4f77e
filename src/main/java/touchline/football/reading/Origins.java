package touchline.football.reading;

import java.util.Optional;
import touchline.football.Source;

/** Sources whose rights stay with others: the operator brings the file and answers for it. */
public final class Origins {

    private Origins() {}

    public static Source held(String id, String name, String url, String licence) {
        return new Source(
                id,
                name,
                url,
                licence,
                Optional.empty(),
                name + ", through a file that the operator of this service imported and answers for.",
                Source.Zone.OPERATOR);
    }
}
