package touchline.study.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.study.Lesson;
import touchline.study.Lessons;
import touchline.study.tools.LessonOverviews.KeyArticle;
import touchline.study.tools.LessonOverviews.LessonOverview;

@ToolSpec(name = "get_lesson", title = "Read a lesson", effect = READS, access = ANYONE, description = """
                Reads one lesson: its goals and the key rules behind them, each with edition, status and source.

                Use it after list_lessons. For the whole of one rule and its history, use get_regulation_article.
                """)
final class GetLesson implements Tool<GetLesson.Query, GetLesson.Found> {

    record Query(
            @Doc("Which lesson, 1 to 8; see list_lessons") @Min(1) @Max(8)
            int lessonNumber) {}

    record Found(
            LessonOverview lesson,
            @Doc("The rules this lesson rests on") List<KeyArticle> keyArticles) implements Report {
        @Override
        public String report() {
            return LessonText.of(lesson, keyArticles);
        }
    }

    private final Lessons lessons;
    private final LessonOverviews overviews;

    GetLesson(Lessons lessons, LessonOverviews overviews) {
        this.lessons = lessons;
        this.overviews = overviews;
    }

    @Override
    public Found call(Query query, Call call) {
        Lesson lesson = lessons.numbered(query.lessonNumber());
        return new Found(overviews.of(lesson), overviews.keyArticles(lesson));
    }
}
