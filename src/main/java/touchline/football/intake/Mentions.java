package touchline.football.intake;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import touchline.football.PlainName;

/**
 * Finds the players whom a text names by their whole name. Somebody is certain only where one player of the name was at a
 * club that is named as well, as a name alone is never enough.
 */
public final class Mentions {

    /** @param player a slug; absent where nobody can tell for sure which player of the name is meant */
    public record Mention(String name, Optional<String> player) {}

    private record Word(int begin, int end) {}

    /** Kane's is Kane, O'Neil's is O'Neil. */
    private static final Pattern WORD = Pattern.compile(
            "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*(?:['’‘ʼ`´](?!s\\b)\\p{L}[\\p{L}\\p{M}\\p{N}]*)*",
            Pattern.UNICODE_CHARACTER_CLASS);

    private static final Pattern WITHIN_NAMES = Pattern.compile("\\.?[\\s\\u00A0]|[-‐‑.]");
    private static final int LONGEST = 5;

    private final Identities players;
    private final ClubIdentities clubs;

    Mentions(Identities players, ClubIdentities clubs) {
        this.players = players;
        this.clubs = clubs;
    }

    /**
     * @param headline in which players are looked for
     * @param rest in which clubs are looked for as well
     */
    public List<Mention> in(String headline, String rest) {
        Set<String> named = new HashSet<>();
        for (String text : List.of(headline, rest)) {
            names(text, 1, plain -> !clubs.called(plain).isEmpty())
                    .forEach(name -> named.addAll(clubs.called(PlainName.of(name))));
        }
        Map<String, Mention> mentions = new LinkedHashMap<>();
        for (String name :
                names(headline, 2, plain -> players.called(plain).findAny().isPresent())) {
            mentions.putIfAbsent(PlainName.of(name), new Mention(name, certain(name, named)));
        }
        return List.copyOf(mentions.values());
    }

    private Optional<String> certain(String name, Set<String> named) {
        List<String> slugs = players.called(PlainName.of(name))
                .filter(known -> named.stream().anyMatch(known::wasAt))
                .map(Known::slug)
                .toList();
        return slugs.size() == 1 ? Optional.of(slugs.getFirst()) : Optional.empty();
    }

    /** The longest stretches of words that are a name, as they are written. */
    private static List<String> names(String text, int fewest, Predicate<String> isName) {
        List<Word> words = WORD.matcher(text)
                .results()
                .map(it -> new Word(it.start(), it.end()))
                .toList();
        List<String> names = new ArrayList<>();
        for (int first = 0; first < words.size(); first++) {
            for (int length = Math.min(LONGEST, words.size() - first); length >= fewest; length--) {
                List<Word> stretch = words.subList(first, first + length);
                String name = text.substring(
                        stretch.getFirst().begin(), stretch.getLast().end());
                if (isWritten(stretch, text) && isName.test(PlainName.of(name))) {
                    names.add(name);
                    first += length - 1;
                    break;
                }
            }
        }
        return names;
    }

    /** Together, and beginning and ending with a word that has no small first letter. */
    private static boolean isWritten(List<Word> stretch, String text) {
        for (int i = 1; i < stretch.size(); i++) {
            String between =
                    text.substring(stretch.get(i - 1).end(), stretch.get(i).begin());
            if (!WITHIN_NAMES.matcher(between).matches()) {
                return false;
            }
        }
        return !isSmall(stretch.getFirst(), text) && !isSmall(stretch.getLast(), text);
    }

    private static boolean isSmall(Word word, String text) {
        return Character.isLowerCase(text.codePointAt(word.begin()));
    }
}
