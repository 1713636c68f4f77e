package touchline.study.tools;

import java.util.List;
import touchline.mcp.Content;
import touchline.mcp.Parameter;
import touchline.mcp.Prompt;
import touchline.study.Lessons;

/** The recommended way through the lessons, as a prompt. */
final class StudyLoop {

    private StudyLoop() {}

    static Prompt prompt(Lessons lessons) {
        var lesson = new Parameter(
                "lesson_number",
                "The lesson to work through, 1 to 8; left out = choose with me",
                false,
                (typed, _) -> lessons.numbersFrom(typed));
        return new Prompt(
                "study_loop",
                "Study for the football agent exam",
                "Works through a lesson rule by rule, with edition and status, and asks questions on the way.",
                List.of(lesson),
                values -> List.of(new Content.Text(text(values.getOrDefault("lesson_number", "")))));
    }

    private static String text(String lesson) {
        String start = lesson.isBlank()
                ? "Call list_lessons, show me the eight lessons and let me choose one. Then call get_lesson for it."
                : "Call get_lesson with lesson_number " + lesson.strip() + ".";
        return """
                Help me study for the FIFA football agent exam.
                %s
                For each key rule, call get_regulation_article before you explain it, and tell me its edition, its status, \
                what is suspended and what will change. After three rules, ask me one question on them, wait for my answer, \
                and correct it with the article and paragraph. Never state a rule that no tool returned.""".formatted(start);
    }
}
