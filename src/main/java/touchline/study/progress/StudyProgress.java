package touchline.study.progress;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.mcp.Doc;

/** How far a candidate has come. */
public record StudyProgress(
        List<LessonProgress> lessons,
        @Doc("How mastery is counted") String masteryBasis,
        Readiness readiness,

        @Doc("Questions due for review now; drill_weak_topic asks them first")
        int dueReviews,

        @Doc("When the next one is due; absent = nothing answered yet, or some are due now")
        Optional<Instant> nextDue,

        @Doc("The latest full mock; absent = none ended yet")
        Optional<LastMock> lastFullMock) {

    /** A full mock that has ended. */
    public record LastMock(int score, int questions, Instant finishedAt) {}
}
