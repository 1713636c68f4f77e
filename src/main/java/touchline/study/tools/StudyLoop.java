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
                "Lesson, rules with edition and status, drill, mock exam, progress: works through them with the tools, in order.",
                List.of(lesson),
                values -> List.of(new Content.Text(text(values.getOrDefault("lesson_number", "")))));
    }

    private static String text(String lesson) {
        String first = lesson.isBlank()
                ? "Call list_lessons, show me the eight lessons and let me choose one; then call get_lesson for it."
                : "Call get_lesson with lesson_number " + lesson.strip() + ".";
        return """
                Help me study for the FIFA football agent exam, in this order. Never state a rule that no tool returned.
                1. Call get_account_status and tell me how far I have come and what is due for review.
                2. %s
                3. Before you explain a key rule, call get_regulation_article and say its edition, its status, what is suspended \
                and what will change. When I ask something, call ask_study_assistant; when it says weak or none, say so.
                4. Call drill_weak_topic with the same lesson_number. Put its questions to me one at a time, keep the answer key \
                to yourself until I have answered, then send my answers with submit_answers and explain each mistake with its \
                article and paragraph. Call it once more without a lesson: it chooses what I am weakest in.
                5. When I am ready, call generate_mock_exam. Help with no question before I have finished; save my answers with \
                submit_answers as we go, and end it with finish true.
                6. For each question I got wrong, read its article with get_regulation_article. Then call get_account_status \
                again and tell me what to study next.""".formatted(first);
    }
}
