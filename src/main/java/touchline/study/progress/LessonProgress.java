package touchline.study.progress;

import java.util.Optional;
import touchline.mcp.Doc;

/** How well a candidate knows one lesson. */
public record LessonProgress(
        int lessonNumber,
        String title,

        @Doc("Questions of the lesson answered so far, each once")
        int answered,

        @Doc("Questions of the bank on it") int questions,

        @Doc("Percent right of the latest answers; absent = too few answers")
        Optional<Integer> mastery,

        @Doc("How many answers that rests on, 30 at most") int basedOn,
        @Doc("Questions due for review now") int due) {}
