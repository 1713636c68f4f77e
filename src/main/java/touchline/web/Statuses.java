package touchline.web;

import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import touchline.problem.Problem.Code;

/** Which HTTP status says what a problem's code says, and the other way round. */
final class Statuses {

    private Statuses() {}

    static HttpStatus of(Code code) {
        return switch (code) {
            case AUTH_REQUIRED, AUTH_REQUIRED_FOR_AI -> HttpStatus.UNAUTHORIZED;
            case PREMIUM_REQUIRED -> HttpStatus.PAYMENT_REQUIRED;
            case USER_TOKEN_REQUIRED -> HttpStatus.FORBIDDEN;
            case QUOTA_EXCEEDED, RATE_LIMITED -> HttpStatus.TOO_MANY_REQUESTS;
            case INVALID_ARGUMENT -> HttpStatus.BAD_REQUEST;
            case NOT_FOUND -> HttpStatus.NOT_FOUND;
            case CONFLICT -> HttpStatus.CONFLICT;
            case UNAVAILABLE -> HttpStatus.SERVICE_UNAVAILABLE;
            case INTERNAL -> HttpStatus.INTERNAL_SERVER_ERROR;
        };
    }

    /** For what the HTTP layer refuses before any code of ours runs. */
    static Code codeOf(HttpStatusCode status) {
        return switch (status.value()) {
            case 401 -> Code.AUTH_REQUIRED;
            case 404 -> Code.NOT_FOUND;
            case 429 -> Code.RATE_LIMITED;
            case 503 -> Code.UNAVAILABLE;
            default -> status.is5xxServerError() ? Code.INTERNAL : Code.INVALID_ARGUMENT;
        };
    }
}
