package touchline.study.tools;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.accounts.Caller;
import touchline.accounts.PublicAddress;
import touchline.study.Lessons;
import touchline.study.drills.Drills;
import touchline.study.drills.Topics;
import touchline.study.exams.Attempt;
import touchline.study.tools.DrillAnswer.Link;

/** Sets drills and puts together what is said of them. */
public final class DrillAnswers {

    private static final int USUAL = 5;

    private final Drills drills;
    private final Lessons lessons;
    private final LessonOverviews overviews;
    private final CitedRules rules;
    private final PublicAddress address;

    DrillAnswers(Drills drills, Lessons lessons, LessonOverviews overviews, CitedRules rules, PublicAddress address) {
        this.drills = drills;
        this.lessons = lessons;
        this.overviews = overviews;
        this.rules = rules;
        this.address = address;
    }

    /** @param count 1 to 20; absent = five */
    public DrillAnswer of(Caller caller, Optional<String> topic, Optional<Integer> lesson, Optional<Integer> count) {
        Drills.Drill drill = drills.set(caller.owner(), topic, lesson, count.orElse(USUAL));
        Attempt attempt = drill.attempt();
        return new DrillAnswer(
                attempt.id(),
                drill.basis(),
                drill.topic().map(matched -> matched.strength().word()),
                drill.topic().map(Topics.Matched::reason),
                overviews.keyArticles(attempt.sheets().stream()
                        .map(sheet -> sheet.question().article())
                        .distinct()
                        .toList()),
                attempt.sheets().stream().map(PaperQuestion::of).toList(),
                attempt.sheets().stream()
                        .map(sheet -> KeyEntry.of(sheet, rules, attempt.day()))
                        .toList(),
                links(attempt));
    }

    private List<Link> links(Attempt attempt) {
        Stream<Link> ofLessons = attempt.sheets().stream()
                .map(sheet -> sheet.question().lesson())
                .distinct()
                .sorted()
                .map(number -> new Link(
                        "Lesson %d: %s"
                                .formatted(number, lessons.numbered(number).title()),
                        address.base() + "/lessons/" + number));
        return Stream.concat(ofLessons, Stream.of(new Link("Your account", address.account())))
                .toList();
    }
}
