package touchline.web;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.problem.Problem;

/** Where the servlet container sends what failed outside every controller: in a filter, or in reading the request. */
@RestController
final class UnhandledController implements ErrorController {

    private final ProblemAnswers answers;

    UnhandledController(ProblemAnswers answers) {
        this.answers = answers;
    }

    @RequestMapping("/error")
    void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
        switch (request.getAttribute(RequestDispatcher.ERROR_EXCEPTION)) {
            case Problem problem -> answers.write(problem, request, response);
            case Throwable fault -> answers.writeFault(fault, request, response);
            case null, default -> refuse(request, response);
        }
    }

    private void refuse(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code
                ? HttpStatusCode.valueOf(code)
                : HttpStatus.NOT_FOUND;
        var path = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI) instanceof String uri
                ? uri
                : request.getRequestURI();
        var refusal = Refusals.of(new ErrorResponseException(status), request.getMethod(), path);
        answers.write(refusal, status, request, response);
    }
}
