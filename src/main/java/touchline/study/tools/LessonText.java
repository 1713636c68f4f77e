package touchline.study.tools;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.mcp.Markdown;
import touchline.study.tools.LessonOverviews.InstrumentOverview;
import touchline.study.tools.LessonOverviews.KeyArticle;
import touchline.study.tools.LessonOverviews.LessonOverview;

/** A lesson as Markdown. */
final class LessonText {

    private LessonText() {}

    /** Short enough for one answer of a tool; what is left out stands in the structured content. */
    static String report(LessonReading reading) {
        String rules = reading.keyArticles().stream()
                .map(KeyArticle::citation)
                .collect(Collectors.joining(", ", "Read them with get_regulation_article: ", "."));
        return of(reading, rules, SampleQuestion::brief, "");
    }

    /** With everything, for a page or a resource. */
    static String page(LessonReading reading) {
        return of(
                reading,
                reading.keyArticles().stream().map(LessonText::rule).collect(Collectors.joining("\n\n")),
                SampleQuestion::text,
                "## Instruments\n\n%s\n\n## Say this with the rules\n\n%s"
                        .formatted(
                                bullets(reading.lesson().instruments().stream()
                                        .map(LessonText::instrument)
                                        .toList()),
                                bullets(notes(reading.keyArticles()))));
    }

    private static String of(
            LessonReading reading, String rules, Function<SampleQuestion, String> sample, String notes) {
        LessonOverview lesson = reading.lesson();
        return """
                # Lesson %d: %s

                %s

                %s

                ## Key rules

                %s

                ## Sample questions

                %s

                %s

                [This lesson as a page](%s)
                """.formatted(
                        lesson.lessonNumber(),
                        lesson.title(),
                        lesson.about(),
                        reading.body().strip(),
                        rules,
                        reading.sampleQuestions().stream().map(sample).collect(Collectors.joining("\n\n---\n\n")),
                        notes,
                        lesson.link());
    }

    private static String bullets(List<String> lines) {
        return lines.stream().map(line -> "- " + line).collect(Collectors.joining("\n"));
    }

    private static String instrument(InstrumentOverview instrument) {
        return "%s, %s: edition in force %s; read in %s. [Source](%s)"
                .formatted(
                        instrument.code(),
                        instrument.title(),
                        instrument.edition(),
                        instrument.readEdition(),
                        instrument.sourceUrl());
    }

    private static String rule(KeyArticle rule) {
        return "**%s, %s** (status %s; read in %s; [source](%s)). %s"
                .formatted(
                        rule.citation(),
                        rule.title(),
                        Markdown.words(rule.status()),
                        rule.readEdition(),
                        rule.sourceUrl(),
                        rule.summary());
    }

    /** Each warning once, with the rules it goes with: most are the same for a whole instrument. */
    private static List<String> notes(List<KeyArticle> rules) {
        Map<String, List<String>> citations = new LinkedHashMap<>();
        rules.forEach(rule -> rule.warnings()
                .forEach(warning -> citations
                        .computeIfAbsent(warning, _ -> new ArrayList<>())
                        .add(rule.citation())));
        return citations.entrySet().stream()
                .map(note -> String.join(", ", note.getValue()) + ": " + note.getKey())
                .toList();
    }
}
