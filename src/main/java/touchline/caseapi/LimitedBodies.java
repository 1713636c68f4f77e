package touchline.caseapi;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpStatus;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;
import touchline.problem.Problem;
import touchline.web.Refusal;

/** Counts what of a body comes in: one sent in chunks does not say beforehand how large it is. */
@ControllerAdvice(basePackageClasses = LimitedBodies.class)
final class LimitedBodies extends RequestBodyAdviceAdapter {

    private final long limit;

    LimitedBodies(CaseApiSettings settings) {
        this.limit = settings.bodyLimitBytes();
    }

    static Refusal tooLarge(long limit) {
        return new Refusal(
                HttpStatus.CONTENT_TOO_LARGE,
                Problem.invalid(
                        "body",
                        "size",
                        "The body is larger than %d bytes: send less at once, or files as multipart/form-data."
                                .formatted(limit)));
    }

    @Override
    public boolean supports(MethodParameter parameter, Type type, Class<? extends HttpMessageConverter<?>> converter) {
        return true;
    }

    @Override
    public HttpInputMessage beforeBodyRead(
            HttpInputMessage message,
            MethodParameter parameter,
            Type type,
            Class<? extends HttpMessageConverter<?>> converter)
            throws IOException {
        return new Counted(new CountedStream(message.getBody(), limit), message.getHeaders());
    }

    private record Counted(InputStream body, HttpHeaders headers) implements HttpInputMessage {

        @Override
        public InputStream getBody() {
            return body;
        }

        @Override
        public HttpHeaders getHeaders() {
            return headers;
        }
    }

    private static final class CountedStream extends FilterInputStream {

        private final long limit;
        private long come;

        CountedStream(InputStream in, long limit) {
            super(in);
            this.limit = limit;
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            count(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] to, int from, int most) throws IOException {
            int read = super.read(to, from, most);
            count(Math.max(0, read));
            return read;
        }

        private void count(int more) {
            come += more;
            if (come > limit) {
                throw tooLarge(limit);
            }
        }
    }
}
