package touchline.study.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import java.util.List;
import java.util.stream.Collectors;
import touchline.mcp.Call;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.study.Lessons;
import touchline.study.tools.LessonOverviews.LessonOverview;

@ToolSpec(name = "list_lessons", title = "List the lessons", effect = READS, access = ANYONE, description = """
                Lists the eight lessons towards the FIFA football agent exam, in the official order, with goals and instruments.

                Use it to plan a candidate's study. For the content of one lesson, use get_lesson.
                """)
final class ListLessons implements Tool<ListLessons.Query, ListLessons.Found> {

    record Query() {}

    record Found(List<LessonOverview> lessons) implements Report {
        @Override
        public String report() {
            return lessons.stream().map(Found::entry).collect(Collectors.joining("\n\n", "# Eight lessons\n\n", "\n"));
        }

        private static String entry(LessonOverview lesson) {
            return """
                    ## %d. %s
                    %s
                    Goals: %s.
                    Instruments: %s
                    Questions: %d
                    [Open](%s)""".formatted(
                            lesson.lessonNumber(),
                            lesson.title(),
                            lesson.about(),
                            String.join("; ", lesson.goals()),
                            lesson.instruments().stream()
                                    .map(instrument -> instrument.code() + " (" + instrument.edition() + ")")
                                    .collect(Collectors.joining(", ")),
                            lesson.questionCount(),
                            lesson.link());
        }
    }

    private final Lessons lessons;
    private final LessonOverviews overviews;

    ListLessons(Lessons lessons, LessonOverviews overviews) {
        this.lessons = lessons;
        this.overviews = overviews;
    }

    @Override
    public Found call(Query query, Call call) {
        return new Found(lessons.all().stream().map(overviews::of).toList());
    }
}
