package touchline.study.tools;

import java.time.Clock;
import java.util.List;
import touchline.accounts.PublicAddress;
import touchline.law.Instruments;
import touchline.mcp.Tool;
import touchline.study.Lessons;
import touchline.study.Questions;
import touchline.study.drills.Drills;
import touchline.study.exams.ExamFormat;
import touchline.study.exams.Exams;

/** The tools with which a candidate is asked questions, in the order clients see them. */
public final class Practice {

    private final DrillAnswers drills;
    private final List<Tool<?, ?>> tools;

    public Practice(
            Exams exams,
            ExamFormat format,
            Drills drills,
            Lessons lessons,
            Questions questions,
            Instruments register,
            PublicAddress address,
            Clock clock) {
        var rules = new CitedRules(register);
        this.drills = new DrillAnswers(
                drills, lessons, new LessonOverviews(register, questions, address, clock), rules, address);
        this.tools = List.of(
                new DrillWeakTopic(this.drills),
                new GenerateMockExam(exams, format),
                new SubmitAnswers(exams, new Submissions(rules, format)));
    }

    /** For whoever sets drills by another way than the tool. */
    public DrillAnswers drills() {
        return drills;
    }

    List<Tool<?, ?>> tools() {
        return tools;
    }
}
