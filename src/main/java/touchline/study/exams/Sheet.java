package touchline.study.exams;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import touchline.study.Option;
import touchline.study.Question;

/**
 * A question as one candidate got it.
 *
 * @param number from 1
 * @param shown the bank's letters of the options in the order shown
 * @param chosen the bank's letters chosen; absent = not answered
 */
public record Sheet(int number, Question question, List<String> shown, Optional<Set<String>> chosen) {

    /**
     * An option as the candidate sees it.
     *
     * @param letter by its place, from A
     * @param id the same in every attempt
     */
    public record Choice(String letter, String id, Option option) {}

    public Sheet {
        shown = List.copyOf(shown);
        chosen = chosen.map(Set::copyOf);
    }

    public List<Choice> choices() {
        return IntStream.range(0, shown.size())
                .mapToObj(place -> new Choice(
                        Character.toString('A' + place),
                        question.id() + "-" + shown.get(place),
                        question.option(shown.get(place))))
                .toList();
    }

    public List<Choice> chosenChoices() {
        return choices().stream()
                .filter(choice ->
                        chosen.orElse(Set.of()).contains(choice.option().id()))
                .toList();
    }

    public List<Choice> key() {
        return choices().stream().filter(choice -> choice.option().right()).toList();
    }

    /** All or nothing. */
    public boolean isRight() {
        return chosen.filter(question.key()::equals).isPresent();
    }

    public Sheet answered(Set<String> options) {
        return new Sheet(number, question, shown, options.isEmpty() ? Optional.empty() : Optional.of(options));
    }

    /** The bank's letter for an option's id, or for the letter it is shown under. */
    Optional<String> named(String written) {
        String name = written.strip();
        return choices().stream()
                .filter(choice -> choice.letter().equals(name.toUpperCase(Locale.ROOT))
                        || choice.id().equalsIgnoreCase(name))
                .map(choice -> choice.option().id())
                .findFirst();
    }
}
