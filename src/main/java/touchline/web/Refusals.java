package touchline.web;

import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.multipart.support.MissingServletRequestPartException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import touchline.problem.Problem;

/** Puts what the HTTP layer refuses into our own words. */
final class Refusals {

    private Refusals() {}

    static Problem of(ErrorResponse refusal, String method, String path) {
        if (refusal instanceof MissingServletRequestParameterException missing) {
            return required(missing.getParameterName());
        }
        if (refusal instanceof MissingServletRequestPartException missing) {
            return part(missing.getRequestPartName());
        }
        var status = refusal.getStatusCode();
        var sentence = switch (status.value()) {
            case 403 -> "This form is not valid any more: go back, load the page again and send it again.";
            case 404 -> "Nothing is at %s: /openapi.json lists every route.".formatted(path);
            case 405 -> "%s is not possible at %s: the Allow header lists what is.".formatted(method, path);
            case 406 -> "Nothing here fits the Accept header: ask for application/json.";
            case 413 -> "The body is larger than this service accepts: send less at once.";
            case 415 -> "This route does not read that kind of body: see its description in /openapi.json.";
            case 503 -> "The service did not answer in time: try again in a minute.";
            default -> "The request is not understood: compare it with /openapi.json.";
        };
        return new Problem(Statuses.codeOf(status), sentence, Map.of());
    }

    static Problem of(HttpMessageNotReadableException unreadable) {
        return switch (unreadable.getCause()) {
            case UnrecognizedPropertyException unknown ->
                Problem.invalid(
                        path(unknown),
                        "unknown",
                        "The body has a field `%s` that is not known: leave it out.".formatted(path(unknown)));
            case DatabindException whole
            when whole.getPath().isEmpty() -> Problem.invalid("", "json", "The body is not one JSON object: send one.");
            case DatabindException mismatch ->
                Problem.invalid(
                        path(mismatch),
                        "type",
                        "The field `%s` of the body is of the wrong kind: see /openapi.json."
                                .formatted(path(mismatch)));
            case null ->
                Problem.invalid("", "required", "The body is empty: send what the description of this route asks for.");
            default -> Problem.invalid("", "json", "The body is not JSON: send one JSON object.");
        };
    }

    static Problem of(MethodArgumentTypeMismatchException mismatch) {
        return Problem.invalid(
                mismatch.getName(),
                "type",
                "The parameter `%s` is of the wrong kind: see /openapi.json.".formatted(mismatch.getName()));
    }

    private static Problem part(String name) {
        return Problem.invalid(
                name, "required", "The form has no part `%s`: name the part so that holds the file.".formatted(name));
    }

    private static Problem required(String parameter) {
        return Problem.invalid(
                parameter, "required", "The parameter `%s` is missing: add it to the query.".formatted(parameter));
    }

    private static String path(JacksonException at) {
        return at.getPath().stream()
                .map(step -> step.getPropertyName() == null ? String.valueOf(step.getIndex()) : step.getPropertyName())
                .collect(Collectors.joining("."));
    }
}
