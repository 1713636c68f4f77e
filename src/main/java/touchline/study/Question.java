package touchline.study;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One question of the bank, written from the register.
 *
 * @param id such as {@code L4-017}; the figure after L is the lesson
 * @param cites as the register cites, the article that decides it first: {@code RSTP 17(3)}
 * @param tests the fact tested, in a few words
 * @param validFrom the first day for which its key is right; absent = no first day
 * @param validTo the last such day; absent = no end known
 * @param sample true = shown with its key in the lesson, and so never in an exam
 */
public record Question(
        String id,
        String stem,
        List<Option> options,
        List<String> cites,
        String tests,
        Difficulty difficulty,
        Optional<LocalDate> validFrom,
        Optional<LocalDate> validTo,
        Optional<Boolean> sample) {

    public Question {
        options = List.copyOf(options);
        cites = List.copyOf(cites);
    }

    public int lesson() {
        return id.charAt(1) - '0';
    }

    public boolean isSample() {
        return sample.orElse(false);
    }

    public boolean isValidOn(LocalDate day) {
        return validFrom.filter(day::isBefore).isEmpty()
                && validTo.filter(day::isAfter).isEmpty();
    }

    /** The ids of the right options: whoever chooses just these has answered it. */
    public Set<String> key() {
        return options.stream().filter(Option::right).map(Option::id).collect(Collectors.toUnmodifiableSet());
    }

    public Option option(String optionId) {
        return options.stream()
                .filter(option -> option.id().equals(optionId))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(id + " has no option " + optionId));
    }

    /** The article that decides it, without the paragraph: {@code RSTP 17}. */
    public String article() {
        return articleOf(cites.getFirst());
    }

    /** All articles it rests on, without their paragraphs. */
    public List<String> articles() {
        return cites.stream().map(Question::articleOf).distinct().toList();
    }

    private static String articleOf(String citation) {
        return citation.replaceFirst("\\(.*", "");
    }
}
