package touchline.web;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServletRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import touchline.RunningServer;
import touchline.Wire;
import touchline.problem.Problem;
import touchline.problem.Problem.Code;

@ExtendWith(OutputCaptureExtension.class)
class HttpAnswersTest {

    /** Routes that fail in every way there is. */
    static final class Routes {

        record Body(String name, Optional<Integer> size) {}

        ResponseEntity<String> problem(@RequestParam("code") Code code) {
            throw new Problem(code, "Not so: do otherwise.", Map.of("retry_after", 30, "status", "hidden"));
        }

        ResponseEntity<String> quota() {
            throw new Problem(Code.QUOTA_EXCEEDED, "Used up.", Map.of("limit", 3, "reset_date", "2026-12-01"));
        }

        ResponseEntity<String> fault() {
            throw new IllegalStateException("the password is swordfish");
        }

        ResponseEntity<String> large() {
            throw new MaxUploadSizeExceededException(10);
        }

        ResponseEntity<String> body(@RequestBody Body body) {
            return ResponseEntity.ok(body.name());
        }

        ResponseEntity<String> address(HttpServletRequest request) {
            return ResponseEntity.ok(request.getRemoteAddr());
        }
    }

    private static RunningServer server;
    private static Wire service;

    @BeforeAll
    static void start() throws NoSuchMethodException {
        server = RunningServer.start(List.of(
                "--touchline.web.trusted-proxies=1", "--touchline.accounts.base-url=https://touchline.example"));
        service = new Wire(server.base());
        var routes = server.bean(RequestMappingHandlerMapping.class);
        for (var method : Routes.class.getDeclaredMethods()) {
            var info = RequestMappingInfo.paths("/test/" + method.getName());
            if (method.getName().equals("body")) {
                info.methods(RequestMethod.POST).consumes("application/json");
            }
            routes.registerMapping(
                    info.options(routes.getBuilderConfiguration()).build(), new Routes(), method);
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void saysThatNothingIsThere() {
        assertProblem(service.get("/nope?access_token=svc_live_SECRET"), 404, """
                {"type":"about:blank","title":"Not Found","status":404,\
                "detail":"Nothing is at /nope: /openapi.json lists every route.","code":"NOT_FOUND"}""");
        assertProblem(service.get("/error"), 404, """
                {"type":"about:blank","title":"Not Found","status":404,\
                "detail":"Nothing is at /error: /openapi.json lists every route.","code":"NOT_FOUND"}""");
    }

    @Test
    void saysWhichMethodsAreAllowed() {
        var answer = service.get("/test/body");

        assertProblem(answer, 405, """
                {"type":"about:blank","title":"Method Not Allowed","status":405,\
                "detail":"GET is not possible at /test/body: the Allow header lists what is.",\
                "code":"INVALID_ARGUMENT"}""");
        assertThat(answer.headers().firstValue("Allow")).contains("POST");
    }

    @Test
    void refusesOtherKindsOfBody() {
        assertProblem(service.send("POST", "/test/body", "a=b", "Content-Type", "text/csv"), 415, """
                {"type":"about:blank","title":"Unsupported Media Type","status":415,\
                "detail":"This route does not read that kind of body: see its description in /openapi.json.",\
                "code":"INVALID_ARGUMENT"}""");
        assertThat(service.get("/test/large").statusCode()).isEqualTo(413);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"name\":;             ''; json;    The body is not JSON: send one JSON object.",
                "'';                     ''; required; The body is empty: send what the description of this route asks for.",
                "null;                   ''; required; The body is empty: send what the description of this route asks for.",
                "[];                     ''; json;    The body is not one JSON object: send one.",
                "{\"name\":5};           name; type;  The field `name` of the body is of the wrong kind: see /openapi.json.",
                "{\"name\":\"a\",\"x\":1}; x; unknown; The body has a field `x` that is not known: leave it out.",
                "{\"size\":\"big\"};     size; type;  The field `size` of the body is of the wrong kind: see /openapi.json.",
            })
    void saysWhatIsWrongWithABody(String body, String path, String rule, String sentence) {
        assertProblem(service.post("/test/body", body), 400, """
                {"type":"about:blank","title":"Bad Request","status":400,"detail":"%s",\
                "code":"INVALID_ARGUMENT","path":"%s","rule":"%s"}""".formatted(sentence, path, rule));
    }

    @ParameterizedTest
    @CsvSource({
        "AUTH_REQUIRED, 401",
        "AUTH_REQUIRED_FOR_AI, 401",
        "PREMIUM_REQUIRED, 402",
        "USER_TOKEN_REQUIRED, 403",
        "NOT_FOUND, 404",
        "CONFLICT, 409",
        "RATE_LIMITED, 429",
        "UNAVAILABLE, 503",
        "INVALID_ARGUMENT, 400"
    })
    void answersProblemsWithTheirStatus(Code code, int status) {
        var answer = service.get("/test/problem?code=" + code);

        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body())
                .contains("\"status\":%d,".formatted(status), "\"code\":\"%s\",\"retry_after\":30".formatted(code));
        assertThat(answer.headers().firstValue("Retry-After")).contains("30");
        assertThat(answer.headers().firstValue("WWW-Authenticate").isPresent()).isEqualTo(status == 401);
    }

    @Test
    void challengesByWhetherACredentialWasSent() {
        var plain = service.get("/test/problem?code=AUTH_REQUIRED");
        var invalid = service.get("/test/problem?code=AUTH_REQUIRED", "Authorization", "Bearer bad");

        assertThat(plain.headers().firstValue("WWW-Authenticate"))
                .contains("Bearer resource_metadata="
                        + "\"https://touchline.example/.well-known/oauth-protected-resource/mcp\"");
        assertThat(invalid.headers().firstValue("WWW-Authenticate"))
                .hasValueSatisfying(it -> assertThat(it).contains("error=\"invalid_token\""));
    }

    @Test
    void saysWhenAQuotaStartsAnew() {
        var answer = service.get("/test/quota");

        assertProblem(answer, 429, """
                {"type":"about:blank","title":"Too Many Requests","status":429,"detail":"Used up.",\
                "code":"QUOTA_EXCEEDED","limit":3,"reset_date":"2026-12-01"}""");
        assertThat(answer.headers().firstValue("Retry-After")).contains("Tue, 01 Dec 2026 00:00:00 GMT");
    }

    @Test
    void tellsTheLogAboutAFaultAndTheCallerItsNumber(CapturedOutput output) {
        var answer = service.get("/test/fault?access_token=svc_live_SECRET");

        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.body()).contains("\"code\":\"INTERNAL\"").doesNotContain("swordfish", "IllegalState");
        var incident = answer.body().replaceAll(".*\"incident\":\"([^\"]+)\".*", "$1");
        assertThat(output).contains(incident, "swordfish", "GET /test/fault").doesNotContain("SECRET");
    }

    @Test
    void protectsEveryAnswer() {
        var open = service.get("/test/address");
        var secret = service.get("/test/address?access%5Ftoken=abc");

        assertThat(open.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(open.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(open.headers().firstValue("Cache-Control")).isEmpty();
        assertThat(secret.headers().firstValue("Cache-Control")).contains("no-store");
    }

    @Test
    void seesTheClientBehindTheTrustedProxyAndNothingElse() {
        assertThat(service.get("/test/address", "X-Forwarded-For", "198.51.100.7, 203.0.113.9")
                        .body())
                .isEqualTo("203.0.113.9");
        assertThat(service.get(
                                "/test/address",
                                "X-Real-IP",
                                "203.0.113.9",
                                "Forwarded",
                                "for=203.0.113.9",
                                "CF-Connecting-IP",
                                "203.0.113.9")
                        .body())
                .isEqualTo("127.0.0.1");
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String body) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).isEqualTo(body);
    }
}
