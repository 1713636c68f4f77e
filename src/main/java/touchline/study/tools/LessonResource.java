package touchline.study.tools;

import static touchline.accounts.Access.ANYONE;

import java.util.List;
import touchline.mcp.Body;
import touchline.mcp.Parameter;
import touchline.mcp.Resource;
import touchline.mcp.ResourceTemplate;
import touchline.problem.Problem;
import touchline.study.Lesson;
import touchline.study.Lessons;

/** Lessons as resources: {@code lesson://4}. */
final class LessonResource {

    private static final String MARKDOWN = "text/markdown";

    private LessonResource() {}

    static ResourceTemplate template(Lessons lessons, LessonReadings readings) {
        return new ResourceTemplate(
                ANYONE,
                "lesson://{number}",
                "lesson",
                "A lesson",
                "One of the eight lessons, as Markdown.",
                MARKDOWN,
                List.of(new Parameter("number", "1 to 8", true, (typed, _) -> lessons.numbersFrom(typed))),
                lessons.all().stream().map(LessonResource::listed).toList(),
                values -> read(lessons, readings, values.getOrDefault("number", "")));
    }

    private static Body read(Lessons lessons, LessonReadings readings, String number) {
        Lesson lesson = lessons.written(number)
                .orElseThrow(() -> Problem.notFound("There is no such lesson; they are lesson://1 to lesson://8."));
        return new Body.Text(MARKDOWN, readings.of(lesson).page());
    }

    private static Resource listed(Lesson lesson) {
        return new Resource(
                "lesson://" + lesson.number(), "lesson-" + lesson.number(), lesson.title(), lesson.about(), MARKDOWN);
    }
}
