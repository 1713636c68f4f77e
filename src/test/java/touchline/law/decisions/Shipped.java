package touchline.law.decisions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import touchline.law.decisions.DecisionFile.Entry;

/** The decisions of the release as its files hold them, read once for all tests. */
final class Shipped {

    static final List<Decision> ALL = ReleaseFiles.all().stream()
            .flatMap(file -> entries(file).stream())
            .flatMap(entry -> entry instanceof Entry.Usable usable ? Stream.of(usable.decision()) : Stream.empty())
            .toList();

    private Shipped() {}

    static List<Entry> entries(org.springframework.core.io.Resource file) {
        try {
            return DecisionFile.entries(file.getContentAsByteArray());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Decision decision(String id) {
        return ALL.stream()
                .filter(decision -> decision.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
