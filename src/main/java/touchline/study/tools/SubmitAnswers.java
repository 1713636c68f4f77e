package touchline.study.tools;

import static touchline.accounts.Access.STUDY;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.study.exams.Answer;
import touchline.study.exams.Exams;

@ToolSpec(
        name = "submit_answers",
        title = "Save or submit answers",
        effect = REPLACES,
        access = STUDY,
        description = """
                Saves answers of an open attempt, or ends it and marks it: score, pass, and for every question right or wrong with explanation and article.

                Use it with the attempt_id of generate_mock_exam or drill_weak_topic; earlier saved answers stay unless answered anew. Sending the same again changes nothing. Answers after the end are not counted, and the answer says so.
                """)
final class SubmitAnswers implements Tool<SubmitAnswers.Query, Submission> {

    record Query(
            @Doc("From generate_mock_exam or drill_weak_topic") @Size(min = 1, max = 100)
            String attemptId,

            @Doc("Answers to add or replace; may be empty when all are saved") @Size(max = 50)
            List<Given> answers,

            @Doc("true = end and mark now; false = save only; left out = mark as soon as every question has an answer")
            Optional<Boolean> finish) {}

    record Given(
            @Doc("From the attempt") @Size(min = 1, max = 100)
            String questionId,

            @Doc("Letters as shown in this attempt, or ids of options; none = no answer") @Size(max = 10)
            List<String> choices) {}

    private final Exams exams;
    private final Submissions submissions;

    SubmitAnswers(Exams exams, Submissions submissions) {
        this.exams = exams;
        this.submissions = submissions;
    }

    @Override
    public Submission call(Query query, Call call) {
        List<Answer> answers = query.answers().stream()
                .map(given -> new Answer(given.questionId(), given.choices()))
                .toList();
        return submissions.of(exams.submit(call.caller().owner(), query.attemptId(), answers, query.finish()));
    }
}
