package touchline.study.tools;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import touchline.accounts.PublicAddress;
import touchline.law.Reading;
import touchline.models.Statement;
import touchline.retrieval.Strength;
import touchline.study.assistant.Answer;

/** The direct answer in words, and where to look. */
final class StudySentences {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private StudySentences() {}

    static String of(Answer answer) {
        if (answer.strength() == Strength.NONE) {
            return "The register of football regulations does not answer this, and nothing else is used to answer. %s"
                    .formatted(answer.reason());
        }
        if (answer.statements().isEmpty()) {
            return "The register may not answer this. %s Nearest are %s; read them before you rely on them."
                    .formatted(
                            answer.reason(),
                            answer.articles().stream()
                                    .map(reading -> "%s (%s)"
                                            .formatted(
                                                    reading.provision().citation(),
                                                    reading.provision()
                                                            .article()
                                                            .title()))
                                    .collect(Collectors.joining(", ")));
        }
        List<String> sentences = new ArrayList<>(
                answer.statements().stream().map(StudySentences::cited).toList());
        answer.articles().stream()
                .filter(reading -> answer.statements().stream()
                        .anyMatch(
                                one -> one.article().equals(reading.provision().citation())))
                .forEach(reading -> sentences.addAll(cautions(reading)));
        return String.join(" ", sentences);
    }

    private static String cited(Statement statement) {
        return "%s (%s).".formatted(statement.text().replaceAll("[.;]+$", ""), statement.citation());
    }

    private static List<String> cautions(Reading reading) {
        List<String> cautions = new ArrayList<>();
        String citation = reading.provision().citation();
        reading.suspension()
                .ifPresent(one -> cautions.add("Suspended in %s since %s by %s: %s."
                        .formatted(citation, DAY.format(one.from()), one.by(), String.join(", ", one.paragraphs()))));
        reading.coming().stream()
                .limit(1)
                .forEach(change -> cautions.add("Coming for %s%s: %s"
                        .formatted(
                                citation,
                                change.date()
                                        .map(day -> " on " + DAY.format(day))
                                        .orElse(""),
                                change.note())));
        return cautions;
    }

    static List<String> lookAt(Answer answer, PublicAddress address) {
        List<String> places = new ArrayList<>(answer.places().stream()
                .map(place -> "Lesson %d: %s%s, %s/lessons/%1$d"
                        .formatted(
                                place.lesson().number(),
                                place.lesson().title(),
                                place.section().map(", section “%s”"::formatted).orElse(""),
                                address.base()))
                .toList());
        if (answer.strength() != Strength.STRONG) {
            places.add("list_lessons shows the eight lessons and their instruments.");
            places.add("get_regulation_article reads an article by its number, when you know it.");
            places.add("Ask again with the words of the regulations, one question at a time.");
        }
        return places;
    }
}
