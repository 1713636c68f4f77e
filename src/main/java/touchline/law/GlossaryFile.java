package touchline.law;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.retrieval.Glossary;
import touchline.retrieval.Language;

/** The words of football law in four languages, from {@code law/glossary.json}. */
final class GlossaryFile {

    private record File(List<Map<String, List<String>>> terms) {}

    private GlossaryFile() {}

    static Glossary read() {
        try (var json = new ClassPathResource("law/glossary.json").getInputStream()) {
            File file = JsonMapper.shared().readValue(json, new TypeReference<File>() {});
            List<Glossary.Term> terms =
                    file.terms().stream().map(GlossaryFile::term).toList();
            return () -> terms;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Glossary.Term term(Map<String, List<String>> words) {
        return new Glossary.Term(Arrays.stream(Language.values())
                .collect(Collectors.toMap(
                        language -> language, language -> words.getOrDefault(language.code(), List.of()))));
    }
}
