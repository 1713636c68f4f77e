package touchline.law;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;

/** The register as the service loads it, read once for all tests. */
public final class Register {

    public static final Instruments INSTRUMENTS = loaded();

    private Register() {}

    private static Instruments loaded() {
        try {
            return new LawConfiguration().instruments();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Stream<Provision> provisions() {
        return INSTRUMENTS.all().stream()
                .flatMap(instrument ->
                        instrument.articles().stream().map(article -> new Provision(instrument, article)));
    }
}
