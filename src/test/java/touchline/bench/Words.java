package touchline.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words of a question, for engines whose query language asks for them one by one. */
final class Words {

    private Words() {}

    static List<String> of(String question) {
        return Arrays.stream(question.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList();
    }
}
