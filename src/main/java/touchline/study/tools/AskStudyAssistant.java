package touchline.study.tools;

import static touchline.accounts.Access.SIGNED_IN_METERED;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import touchline.accounts.PublicAddress;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;
import touchline.study.Lessons;
import touchline.study.assistant.Assistant;

@ToolSpec(
        name = "ask_study_assistant",
        title = "Ask the study assistant",
        effect = READS,
        access = SIGNED_IN_METERED,
        description = """
                Answers a question about football regulation from the verified register: the answer first, then the articles with figures, status, edition and source.

                Ask one thing at a time, in whole words. Name a day, such as "as of 1 January 2027", for the law of that day. With figures it works out solidarity contribution, training compensation, agent fee cap, protected period and time limits, step by step.
                The answer says how far it can be relied on (retrieval strong, weak or none). When it is weak or none, say so and present nothing as an answer.
                """)
final class AskStudyAssistant implements Tool<AskStudyAssistant.Query, StudyAnswer> {

    record Query(
            @Doc("The question, in a sentence; figures and days in it are worked with") @Size(min = 4, max = 2_000)
            String question,

            @Doc("Answers from the instruments of this lesson only; 1 to 8") @Min(1) @Max(8)
            Optional<Integer> lessonNumber) {}

    private final Assistant assistant;
    private final Lessons lessons;
    private final PublicAddress address;

    AskStudyAssistant(Assistant assistant, Lessons lessons, PublicAddress address) {
        this.assistant = assistant;
        this.lessons = lessons;
        this.address = address;
    }

    @Override
    public StudyAnswer call(Query query, Call call) {
        if (query.question().isBlank()) {
            throw Problem.invalid("question", "not blank", "The question is blank; ask in a sentence.");
        }
        return StudyAnswer.of(
                assistant.ask(query.question(), query.lessonNumber().map(lessons::numbered)), address, call.quota());
    }
}
