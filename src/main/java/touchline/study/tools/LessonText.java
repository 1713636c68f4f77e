package touchline.study.tools;

import java.util.List;
import java.util.stream.Collectors;
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
        String warnings =
                rule.warnings().stream().map(warning -> "\n*" + warning + "*").collect(Collectors.joining());
        return "**%s, %s** (read in %s). %s%s"
                .formatted(rule.citation(), rule.title(), rule.readEdition(), rule.summary(), warnings);
    }
}
