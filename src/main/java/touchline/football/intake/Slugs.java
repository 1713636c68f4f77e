package touchline.football.intake;

import com.ibm.icu.text.Transliterator;
import java.util.Optional;
import java.util.function.Predicate;
import touchline.football.PlainName;

/** Makes the slugs of newcomers: {@code lamine-yamal-2007}, and {@code -2} behind the second of a kind. */
final class Slugs {

    /** Loaded for the first name that is not in Latin letters. */
    private static final class Latin {
        static final Transliterator LETTERS = Transliterator.getInstance("Any-Latin; Latin-ASCII");
    }

    private Slugs() {}

    static String free(String name, Optional<Integer> birthYear, Predicate<String> isTaken) {
        String plain = PlainName.of(name);
        boolean latin = plain.chars().allMatch(letter -> letter < 128);
        String letters = latin ? plain : PlainName.of(Latin.LETTERS.transliterate(plain));
        String slug =
                letters.replace(' ', '-') + birthYear.map(year -> "-" + year).orElse("");
        String free = slug;
        for (int number = 2; isTaken.test(free); number++) {
            free = slug + "-" + number;
        }
        return free;
    }
}
