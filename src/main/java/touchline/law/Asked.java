package touchline.law;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What people ask in everyday words when an article or a decision is the answer, from {@code law/asked.json}: search
 * finds by it, no answer shows it.
 */
public final class Asked {

    private static final String FILE = "law/asked.json";

    private final Map<String, List<String>> questions;

    private Asked(Map<String, List<String>> questions) {
        this.questions = questions;
    }

    public static Asked read() {
        try (var json = new ClassPathResource(FILE).getInputStream()) {
            return new Asked(JsonMapper.shared().readValue(json, new TypeReference<>() {}));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** @param citation as the register cites an article, or the id of a decision */
    public List<String> about(String citation) {
        return questions.getOrDefault(citation, List.of());
    }

    /** Every article and decision that is asked about. */
    Set<String> citations() {
        return questions.keySet();
    }
}
