package touchline.study.tools;

import java.time.Clock;
import java.util.List;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Offer;
import touchline.study.Lessons;

/** Lists what the study area offers, in the order clients see it. */
public final class StudyOffer {

    private StudyOffer() {}

    public static Offer over(Lessons lessons, Instruments instruments, PublicAddress address, Clock clock) {
        var articles = new ArticleAnswers(instruments, clock);
        var overviews = new LessonOverviews(instruments, address, clock);
        return new Offer(
                "study",
                List.of(
                        new ListLessons(lessons, overviews),
                        new GetLesson(lessons, overviews),
                        new GetRegulationArticle(articles)),
                List.of(StudyLoop.prompt(lessons)),
                List.of(
                        LessonResource.template(lessons, overviews),
                        RegulationResource.template(instruments, articles)));
    }
}
