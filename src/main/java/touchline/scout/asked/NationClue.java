package touchline.scout.asked;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.football.PlainName;

/** "French", "from Ivory Coast", "Spaniards": nations and what their people are called. */
final class NationClue implements Clue {

    private final Map<String, String> nations = new HashMap<>();
    private final Pattern words;

    NationClue() {
        read().forEach((nation, names) -> {
            nations.put(PlainName.of(nation), nation);
            names.forEach(name -> nations.put(name, nation));
        });
        words = Sentence.words("(?:from |players? from |nationality )?(" + longestFirst(nations) + ")s?");
    }

    @Override
    public void read(Sentence sentence) {
        sentence.take(words, it -> {
            String nation = nations.getOrDefault(it.group(1), it.group(1));
            sentence.means("nationality: " + nation, draft -> draft.nationality(nation));
        });
    }

    static String longestFirst(Map<String, String> names) {
        return names.keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
    }

    private static Map<String, List<String>> read() {
        try (var json = new ClassPathResource("scout/nations.json").getInputStream()) {
            return JsonMapper.shared().readValue(json, new TypeReference<>() {});
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
