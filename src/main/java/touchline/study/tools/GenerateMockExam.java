package touchline.study.tools;

import static touchline.accounts.Access.STUDY;
import static touchline.mcp.ToolSpec.Effect.ADDS;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.study.exams.Attempt;
import touchline.study.exams.ExamFormat;
import touchline.study.exams.Exams;
import touchline.study.exams.Kind;

@ToolSpec(name = "generate_mock_exam", title = "Begin a mock exam", effect = ADDS, access = STUDY, description = """
                Begins an exam like the official one: 20 questions, 60 minutes, 75 % to pass, a question counts only when exactly the right options are chosen. The server's clock runs from now; the key comes after submission.

                Use it when a candidate wants to be tested; save and finish with submit_answers. While one is open, the same call goes on with it. For practice with the key at once, use drill_weak_topic.
                """)
final class GenerateMockExam implements Tool<GenerateMockExam.Query, GenerateMockExam.Paper> {

    /** The exams there are; drills are begun elsewhere. */
    enum ExamType {
        @JsonProperty("full-mock")
        FULL_MOCK,
        @JsonProperty("chapter-mock")
        CHAPTER_MOCK,
        @JsonProperty("lesson-practice")
        LESSON_PRACTICE;

        Kind kind() {
            return Kind.valueOf(name());
        }
    }

    record Query(
            @Doc(
                    "full-mock (when left out): 20 questions from all lessons in 60 minutes; chapter-mock: the same from one lesson; lesson-practice: 10 of one lesson without time limit")
            Optional<ExamType> examType,

            @Doc("Which lesson; needed for chapter-mock and lesson-practice") @Min(1) @Max(8)
            Optional<Integer> lessonNumber) {}

    record Paper(
            @Doc("Pass to submit_answers") String attemptId,
            Kind examType,
            Optional<Integer> lessonNumber,

            @Doc("True = it was open already; the clock went on")
            boolean resumed,

            Instant startedAt,

            @Doc("Answers count until then; absent = no time limit")
            Optional<Instant> expiresAt,

            Instant serverNow,
            Optional<Long> remainingSeconds,
            int passMarkPercent,

            @Doc("What the choice of questions was drawn from; the same seed gives the same paper from the same bank")
            int seed,

            @Doc("How it is taken and marked") List<String> rules,
            List<PaperQuestion> questions)
            implements Report {
        @Override
        public String report() {
            return new Markdown(examType.title()
                            + lessonNumber.map(", lesson %d"::formatted).orElse(""))
                    .paragraph("Attempt `%s`%s. %s Seed %d."
                            .formatted(
                                    attemptId,
                                    resumed ? ", which was open already" : "",
                                    expiresAt
                                            .map(end -> "Server time %s, ends at %s: %d seconds left."
                                                    .formatted(serverNow, end, remainingSeconds.orElse(0L)))
                                            .orElse("No time limit."),
                                    seed))
                    .list("Rules", rules, rule -> rule)
                    .paragraph("## Questions")
                    .paragraph(questions.stream().map(PaperQuestion::text).collect(Collectors.joining("\n\n")))
                    .text();
        }
    }

    private final Exams exams;
    private final ExamFormat format;

    GenerateMockExam(Exams exams, ExamFormat format) {
        this.exams = exams;
        this.format = format;
    }

    @Override
    public Paper call(Query query, Call call) {
        Kind kind = query.examType().map(ExamType::kind).orElse(Kind.FULL_MOCK);
        Exams.Begun begun = exams.start(call.caller().owner(), kind, query.lessonNumber());
        Attempt attempt = begun.attempt();
        return new Paper(
                attempt.id(),
                attempt.kind(),
                attempt.lesson(),
                begun.resumed(),
                attempt.startedAt(),
                attempt.expiresAt(),
                begun.now(),
                attempt.remainingSeconds(begun.now()),
                format.passPercent(),
                attempt.seed(),
                rules(attempt),
                attempt.sheets().stream().map(PaperQuestion::of).toList());
    }

    private List<String> rules(Attempt attempt) {
        return List.of(
                "Select one option unless the question says one or more; a question counts only when exactly the right options are chosen.",
                "Save as often as you like with submit_answers and finish false; finish true ends and marks it.",
                attempt.kind().isTimed()
                        ? "What is saved when the time is over counts; later answers do not."
                        : "There is no time limit, and an open practice waits.",
                attempt.kind() == Kind.FULL_MOCK
                        ? "Questions by lesson: %s. %s".formatted(shares(), format.blueprintBasis())
                        : "All questions are of one lesson.");
    }

    private String shares() {
        return format.blueprint().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(share -> "%d from lesson %d".formatted(share.getValue(), share.getKey()))
                .collect(Collectors.joining(", "));
    }
}
