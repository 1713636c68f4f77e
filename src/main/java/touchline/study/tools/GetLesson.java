package touchline.study.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.study.Lessons;

@ToolSpec(name = "get_lesson", title = "Read a lesson", effect = READS, access = ANYONE, description = """
                Reads one lesson: the whole text with goals, worked examples and what candidates confuse, three sample questions with their key, and the key rules; every rule with edition, status and source.

                Use it after list_lessons. For the whole of one rule and its history, use get_regulation_article.
                """)
final class GetLesson implements Tool<GetLesson.Query, LessonReading> {

    record Query(
            @Doc("Which lesson, 1 to 8; see list_lessons") @Min(1) @Max(8)
            int lessonNumber) {}

    private final Lessons lessons;
    private final LessonReadings readings;

    GetLesson(Lessons lessons, LessonReadings readings) {
        this.lessons = lessons;
        this.readings = readings;
    }

    @Override
    public LessonReading call(Query query, Call call) {
        return readings.of(lessons.numbered(query.lessonNumber()));
    }
}
