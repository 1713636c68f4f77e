package touchline.study.tools;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Clock;
import java.time.LocalDate;
import touchline.law.Instruments;
import touchline.study.Lesson;
import touchline.study.Lessons;
import touchline.study.Questions;

/** Puts lessons together, once a day each: editions and status may change with the day. */
final class LessonReadings {

    private static final int KEPT = 16;

    private record Day(int lesson, LocalDate day) {}

    private final Lessons lessons;
    private final Questions questions;
    private final LessonOverviews overviews;
    private final LessonBody body;
    private final CitedRules rules;
    private final Clock clock;
    private final LoadingCache<Day, LessonReading> readings =
            Caffeine.newBuilder().maximumSize(KEPT).build(this::read);

    LessonReadings(Lessons lessons, Questions questions, Instruments register, LessonOverviews overviews, Clock clock) {
        this.lessons = lessons;
        this.questions = questions;
        this.overviews = overviews;
        this.body = new LessonBody(register);
        this.rules = new CitedRules(register);
        this.clock = clock;
    }

    LessonReading of(Lesson lesson) {
        return readings.get(new Day(lesson.number(), LocalDate.now(clock)));
    }

    private LessonReading read(Day day) {
        Lesson lesson = lessons.numbered(day.lesson());
        return new LessonReading(
                overviews.of(lesson),
                body.of(lessons.body(lesson), day.day()),
                questions.samples(lesson.number()).stream()
                        .map(question -> SampleQuestion.of(question, rules, day.day()))
                        .toList(),
                overviews.keyArticles(lesson));
    }
}
