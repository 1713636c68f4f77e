package touchline.scout.asked;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.core.io.ClassPathResource;
import touchline.football.PlainName;

/** Puts Spanish, French and German descriptions into the English that the clues read; the rest stays as it is. */
final class OtherLanguages {

    private static final List<Locale> LANGUAGES = List.of(Locale.of("es"), Locale.FRENCH, Locale.GERMAN);
    private static final String FROM = "(?:de la |de los |del |de |du |des |d ?|aus der |aus dem |aus den |aus |von )?";

    /** Stands in the English for what the foreign words' groups caught. */
    private static final String CAUGHT = "$+";

    private record Phrase(Pattern words, String english) {}

    private final List<Phrase> phrases = new ArrayList<>();
    private final Map<String, String> countries = new LinkedHashMap<>();
    private final Pattern country;

    OtherLanguages() {
        for (String language : Locale.getISOCountries()) {
            var place = Locale.of("", language);
            String english = PlainName.of(place.getDisplayCountry(Locale.ENGLISH));
            LANGUAGES.forEach(in -> countries.putIfAbsent(PlainName.of(place.getDisplayCountry(in)), english));
        }
        country = Sentence.words(FROM
                + "("
                + countries.keySet().stream()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|"))
                + ")");
        lines().forEach(line -> phrases.add(new Phrase(Sentence.words(line[0]), line[1])));
    }

    /** @param plain in small letters without accents, with a space at both ends */
    String english(String plain) {
        String text = country.matcher(plain).replaceAll(it -> "from " + countries.get(it.group(1)));
        for (Phrase phrase : phrases) {
            text = phrase.words()
                    .matcher(text)
                    .replaceAll(it -> phrase.english().replace(CAUGHT, caught(it)));
        }
        return text;
    }

    private static String caught(MatchResult found) {
        return IntStream.rangeClosed(1, found.groupCount())
                .mapToObj(group -> Optional.ofNullable(found.group(group)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" to "));
    }

    private static List<String[]> lines() {
        try (var file = new ClassPathResource("scout/other-languages.tsv").getInputStream()) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
