package touchline.study.tools;

import java.util.List;
import touchline.mcp.Doc;
import touchline.mcp.Lasting;
import touchline.study.tools.LessonOverviews.KeyArticle;
import touchline.study.tools.LessonOverviews.LessonOverview;

/** One lesson as it is read on one day. */
record LessonReading(
        LessonOverview lesson,

        @Doc("What it teaches, as Markdown; each citation with edition and status, linked to its source")
        String body,

        @Doc("Three, each with its key and the reason for every option")
        List<SampleQuestion> sampleQuestions,

        @Doc("The rules this lesson rests on") List<KeyArticle> keyArticles)
        implements Lasting {

    @Override
    public String report() {
        return LessonText.report(this);
    }

    String page() {
        return LessonText.page(this);
    }
}
