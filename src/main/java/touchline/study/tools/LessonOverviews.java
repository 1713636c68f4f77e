package touchline.study.tools;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.accounts.PublicAddress;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.mcp.Doc;
import touchline.study.Lesson;
import touchline.study.Questions;

/** Joins lessons with what the register says today about the rules they rest on. */
final class LessonOverviews {

    record LessonOverview(
            @Doc("Pass to get_lesson") int lessonNumber,
            String title,
            String about,
            @Doc("What a candidate can do afterwards") List<String> goals,
            List<InstrumentOverview> instruments,
            @Doc("Questions of the bank on it") int questionCount,
            @Doc("The lesson as a page") String link) {}

    record InstrumentOverview(
            @Doc("Pass to get_regulation_article") String code,
            String title,
            @Doc("The edition in force, as far as known") String edition,

            @Doc("First day of that edition; absent = not known")
            Optional<LocalDate> editionFrom,

            @Doc("The edition whose text the register was written from")
            String readEdition,

            String sourceUrl) {}

    record KeyArticle(
            @Doc("As the register cites it, such as RSTP 17")
            String citation,

            String title,

            @Doc("Own words, not the text of the regulation")
            String summary,

            Status status,
            String readEdition,

            @Doc("What must be said with the rule, such as a suspension or an older edition")
            List<String> warnings,

            String sourceUrl) {}

    private final Instruments register;
    private final Questions questions;
    private final PublicAddress address;
    private final Clock clock;

    LessonOverviews(Instruments register, Questions questions, PublicAddress address, Clock clock) {
        this.register = register;
        this.questions = questions;
        this.address = address;
        this.clock = clock;
    }

    LessonOverview of(Lesson lesson) {
        return new LessonOverview(
                lesson.number(),
                lesson.title(),
                lesson.about(),
                lesson.goals(),
                lesson.instruments().stream().map(this::instrument).toList(),
                questions.ofLesson(lesson.number()).size(),
                address.base() + "/lessons/" + lesson.number());
    }

    List<KeyArticle> keyArticles(Lesson lesson) {
        return keyArticles(lesson.articles());
    }

    /** @param citations as the register cites */
    List<KeyArticle> keyArticles(List<String> citations) {
        return citations.stream().map(this::keyArticle).toList();
    }

    private InstrumentOverview instrument(String code) {
        Instrument instrument = register.find(code).orElseThrow();
        return new InstrumentOverview(
                instrument.code(),
                instrument.title(),
                instrument.edition().name(),
                instrument.edition().from(),
                instrument.read().edition(),
                instrument.sourceUrl());
    }

    private KeyArticle keyArticle(String citation) {
        int space = citation.indexOf(' ');
        Reading reading =
                register.read(citation.substring(0, space), citation.substring(space + 1), LocalDate.now(clock));
        return new KeyArticle(
                reading.provision().citation(),
                reading.provision().article().title(),
                reading.provision().article().summary(),
                reading.provision().article().status(),
                reading.provision().readEdition(),
                reading.warnings(),
                reading.provision().instrument().sourceUrl());
    }
}
