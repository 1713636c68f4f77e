package touchline.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.multipart.MultipartException;
import org.springframework.web.util.DisconnectedClientHelper;
import touchline.problem.Problem;

/** Whatever a controller throws becomes a problem answer. */
@RestControllerAdvice
final class ProblemAdvice {

    private final ProblemAnswers answers;

    ProblemAdvice(ProblemAnswers answers) {
        this.answers = answers;
    }

    @ExceptionHandler
    void answer(Exception thrown, HttpServletRequest request, HttpServletResponse response) throws IOException {
        switch (thrown) {
            case Problem problem -> answers.write(problem, request, response);
            case Refusal refusal -> answers.write(refusal.problem(), refusal.status(), request, response);
            case HttpMessageNotReadableException unreadable
            when unreadable.getMostSpecificCause() instanceof Refusal refusal ->
                answers.write(refusal.problem(), refusal.status(), request, response);
            case HttpMessageNotReadableException unreadable ->
                answers.write(Refusals.of(unreadable), request, response);
            case MethodArgumentTypeMismatchException mismatch ->
                answers.write(Refusals.of(mismatch), request, response);
            case MultipartException form
            when BrokenForm.refusal(form).isPresent() ->
                answer(BrokenForm.refusal(form).get(), request, response);
            case ErrorResponse refusal
            when !refusal.getStatusCode().isSameCodeAs(Statuses.of(Problem.Code.INTERNAL)) ->
                refuse(refusal, request, response);
            default -> fault(thrown, request, response);
        }
    }

    private void refuse(ErrorResponse refusal, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        refusal.getHeaders().forEach((name, values) -> values.forEach(value -> response.addHeader(name, value)));
        answers.write(
                Refusals.of(refusal, request.getMethod(), request.getRequestURI()),
                refusal.getStatusCode(),
                request,
                response);
    }

    private void fault(Exception thrown, HttpServletRequest request, HttpServletResponse response) throws IOException {
        // A client that hung up waits for no answer, and it is no fault of ours.
        if (!DisconnectedClientHelper.isClientDisconnectedException(thrown)) {
            answers.writeFault(thrown, request, response);
        }
    }
}
