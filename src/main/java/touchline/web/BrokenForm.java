package touchline.web;

import java.util.Map;
import java.util.Optional;
import org.apache.tomcat.util.http.fileupload.FileUploadException;
import org.apache.tomcat.util.http.fileupload.MultipartStream.MalformedStreamException;
import org.apache.tomcat.util.http.fileupload.impl.FileCountLimitExceededException;
import org.apache.tomcat.util.http.fileupload.impl.SizeException;
import org.springframework.http.HttpStatus;
import org.springframework.web.multipart.MultipartException;
import touchline.problem.Problem;

/** What a client has to mend in a form with files that could not be read. */
final class BrokenForm {

    private BrokenForm() {}

    /** Absent when the fault is ours, such as a full disk. */
    static Optional<Refusal> refusal(MultipartException thrown) {
        return switch (thrown.getRootCause()) {
            case SizeException large -> Optional.of(tooLarge(large.getPermittedSize()));
            case FileCountLimitExceededException many -> Optional.of(tooMany(many.getLimit()));
            case FileUploadException _ -> Optional.of(broken());
            case MalformedStreamException _ -> Optional.of(broken());
            case null, default -> Optional.empty();
        };
    }

    private static Refusal tooLarge(long limit) {
        return new Refusal(
                HttpStatus.CONTENT_TOO_LARGE,
                new Problem(
                        Problem.Code.INVALID_ARGUMENT,
                        "The form or a file in it is larger than %d bytes: send less at once, or the file in parts."
                                .formatted(limit),
                        Map.of("path", "body", "rule", "size", "limit", limit)));
    }

    private static Refusal tooMany(long limit) {
        return new Refusal(
                HttpStatus.CONTENT_TOO_LARGE,
                new Problem(
                        Problem.Code.INVALID_ARGUMENT,
                        "The form has more than %1$d parts: send at most %1$d files at once.".formatted(limit),
                        Map.of("path", "body", "rule", "maxItems", "limit", limit)));
    }

    private static Refusal broken() {
        return new Refusal(
                HttpStatus.BAD_REQUEST,
                Problem.invalid(
                        "body",
                        "multipart",
                        "The form is broken off or has no boundary: send all of it as multipart/form-data, with the boundary in its Content-Type."));
    }
}
