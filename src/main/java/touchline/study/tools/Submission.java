package touchline.study.tools;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.study.exams.Kind;

/** What became of the answers: saved, or marked. */
record Submission(
        String attemptId,
        Kind kind,

        @Doc("True = marked; false = open, and what was sent is saved")
        boolean finished,

        @Doc("How many questions have an answer") int answered,
        int total,
        @Doc("Only while open") Optional<Instant> serverNow,
        Optional<Instant> expiresAt,
        @Doc("Only while open and timed") Optional<Long> remainingSeconds,
        @Doc("When it ended") Optional<Instant> finishedAt,

        @Doc("Questions right; absent = not marked yet, so for the next three")
        Optional<Integer> score,

        @Doc("Of all questions, rounded down") Optional<Integer> percent,
        @Doc("Absent for drills too") Optional<Boolean> passed,
        Optional<Integer> passMarkPercent,

        @Doc("Questions whose answers came after the end and do not count")
        List<String> notCounted,

        List<LessonScore> lessons,

        @Doc("Articles of the questions answered wrongly, the most frequent first; drill them next")
        List<WeakArticle> weakArticles,

        @Doc("Empty while open") List<MarkedQuestion> questions)
        implements Report {

    record LessonScore(int lessonNumber, int right, int asked) {}

    record WeakArticle(String citation, String title, int wrong) {}

    @Override
    public String report() {
        return finished ? marked() : saved();
    }

    private String saved() {
        return new Markdown("Saved")
                .paragraph("%d of %d questions have an answer. %s Finish with submit_answers and finish true."
                        .formatted(
                                answered,
                                total,
                                remainingSeconds
                                        .map("%d seconds are left."::formatted)
                                        .orElse("There is no time limit.")))
                .text();
    }

    private String marked() {
        return new Markdown("%s: %d of %d".formatted(kind.title(), score.orElse(0), total))
                .paragraph("%d %%%s Ended at %s; attempt `%s`."
                        .formatted(
                                percent.orElse(0),
                                passed.map(it -> it
                                                ? ", passed."
                                                : ", not passed: %d %% are needed."
                                                        .formatted(passMarkPercent.orElse(0)))
                                        .orElse("."),
                                finishedAt.map(Instant::toString).orElse(""),
                                attemptId))
                .paragraph(
                        notCounted.isEmpty()
                                ? ""
                                : "The attempt had ended when these answers came, so they do not count: %s. What was saved before counts."
                                        .formatted(String.join(", ", notCounted)))
                .list(
                        "By lesson",
                        lessons,
                        lesson ->
                                "Lesson %d: %d of %d".formatted(lesson.lessonNumber(), lesson.right(), lesson.asked()))
                .list("Look at these again", weakArticles, weak -> "%s, %s".formatted(weak.citation(), weak.title()))
                .paragraph("## Questions")
                .paragraph(questions.stream().map(MarkedQuestion::text).collect(Collectors.joining("\n\n")))
                .text();
    }
}
