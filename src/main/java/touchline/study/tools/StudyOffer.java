package touchline.study.tools;

import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Offer;
import touchline.mcp.Tool;
import touchline.study.Lessons;
import touchline.study.Questions;
import touchline.study.assistant.Assistant;

/** Lists what the study area offers, in the order clients see it. */
public final class StudyOffer {

    private StudyOffer() {}

    public static Offer over(
            Lessons lessons,
            Questions questions,
            Instruments instruments,
            Assistant assistant,
            PublicAddress address,
            Clock clock,
            Practice practice) {
        var articles = new ArticleAnswers(instruments, clock);
        var overviews = new LessonOverviews(instruments, questions, address, clock);
        var readings = new LessonReadings(lessons, questions, instruments, overviews, clock);
        return new Offer(
                "study",
                Stream.of(
                                List.of(
                                        new ListLessons(lessons, overviews),
                                        new GetLesson(lessons, readings),
                                        new AskStudyAssistant(assistant, lessons, address)),
                                practice.tools(),
                                List.of(new GetRegulationArticle(articles)))
                        .<Tool<?, ?>>flatMap(List::stream)
                        .toList(),
                List.of(StudyLoop.prompt(lessons)),
                List.of(
                        LessonResource.template(lessons, readings),
                        RegulationResource.template(instruments, articles)));
    }
}
