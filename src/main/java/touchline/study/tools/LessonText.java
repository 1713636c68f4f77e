package touchline.study.tools;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchline.mcp.Markdown;
import touchline.study.tools.LessonOverviews.InstrumentOverview;
import touchline.study.tools.LessonOverviews.KeyArticle;
import touchline.study.tools.LessonOverviews.LessonOverview;

/** A lesson as Markdown. */
final class LessonText {

    private LessonText() {}

    static String of(LessonOverview lesson, List<KeyArticle> keyArticles) {
        return """
                # Lesson %d: %s

                %s

                ## Goals

                %s

                ## Instruments

                %s

                ## Key rules

                In own words; each with the edition it was read in.

                %s

                ## Say this with the rules

                %s

                [This lesson as a page](%s)
                """.formatted(
                        lesson.lessonNumber(),
                        lesson.title(),
                        lesson.about(),
                        bullets(lesson.goals()),
                        bullets(lesson.instruments().stream()
                                .map(LessonText::instrument)
                                .toList()),
                        keyArticles.stream().map(LessonText::rule).collect(Collectors.joining("\n\n")),
                        bullets(notes(keyArticles)),
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
