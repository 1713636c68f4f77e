package touchline.study;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import touchline.accounts.Access;
import touchline.accounts.Caller;
import touchline.accounts.Callers;
import touchline.accounts.Credential;
import touchline.accounts.Gate;
import touchline.accounts.PublicAddress;
import touchline.problem.Problem;
import touchline.study.tools.DrillAnswer;
import touchline.study.tools.DrillAnswers;

/** A drill over plain HTTP: what {@code drill_weak_topic} does, for callers that speak no MCP. */
@RestController
final class DrillRoute {

    /**
     * What to drill.
     *
     * @param topic in free words, up to 300 characters; absent = what the caller is weakest in
     * @param lessonNumber 1 to 8; absent = all lessons
     * @param questionCount 1 to 20; absent = 5
     */
    record Wanted(Optional<String> topic, Optional<Integer> lessonNumber, Optional<Integer> questionCount) {}

    private static final int LONGEST = 300;

    private final Callers callers;
    private final Gate gate;
    private final PublicAddress address;
    private final DrillAnswers drills;

    DrillRoute(Callers callers, Gate gate, PublicAddress address, DrillAnswers drills) {
        this.callers = callers;
        this.gate = gate;
        this.address = address;
        this.drills = drills;
    }

    @SecurityRequirement(name = "bearer")
    @PostMapping(path = "/api/study/drill", consumes = "application/json")
    DrillAnswer drill(@RequestBody Wanted wanted, HttpServletRequest http) {
        Caller caller = callers.identify(
                Credential.of(http.getHeader("Authorization"), http.getQueryString()),
                http.getRemoteAddr(),
                address.mcp() + "/study");
        gate.admit(Access.STUDY, caller);
        within("lesson_number", wanted.lessonNumber(), 8);
        within("question_count", wanted.questionCount(), 20);
        if (wanted.topic().filter(topic -> topic.length() > LONGEST).isPresent()) {
            throw Problem.invalid(
                    "topic", "maxLength", "topic must have at most %d characters: say it shorter.".formatted(LONGEST));
        }
        return drills.of(caller, wanted.topic(), wanted.lessonNumber(), wanted.questionCount());
    }

    private static void within(String name, Optional<Integer> number, int most) {
        if (number.filter(it -> it < 1 || it > most).isPresent()) {
            throw Problem.invalid(name, "range", "%s must be a number from 1 to %d.".formatted(name, most));
        }
    }
}
