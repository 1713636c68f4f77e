package touchline.study.tools;

import static touchline.accounts.Access.STUDY;
import static touchline.mcp.ToolSpec.Effect.ADDS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "drill_weak_topic", title = "Drill a topic", effect = ADDS, access = STUDY, description = """
                Sets a short drill on a topic or on what the caller is weakest in: the articles behind it, questions chosen by what is due for review and often answered wrongly, and the answer key with explanations.

                Use it to practise; let the candidate answer before you show the key, then send the answers with submit_answers so that the next drill adapts. For a test under exam conditions, use generate_mock_exam.
                """)
final class DrillWeakTopic implements Tool<DrillWeakTopic.Query, DrillAnswer> {

    record Query(
            @Doc("A subject in your own words, such as training compensation; left out = the caller's weakest")
            @Size(min = 1, max = 300)
            Optional<String> topic,

            @Doc("Only questions of this lesson, 1 to 8") @Min(1) @Max(8)
            Optional<Integer> lessonNumber,

            @Doc("How many; 5 when left out") @Min(1) @Max(20)
            Optional<Integer> questionCount) {}

    private final DrillAnswers drills;

    DrillWeakTopic(DrillAnswers drills) {
        this.drills = drills;
    }

    @Override
    public DrillAnswer call(Query query, Call call) {
        return drills.of(call.caller(), query.topic(), query.lessonNumber(), query.questionCount());
    }
}
