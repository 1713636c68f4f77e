package touchline.eval;

import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;
import touchline.eval.sets.StudyQuestion;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verdict;
import touchline.retrieval.PassageSearch;

/** Questions of study, put to the assistant as clients reach it. */
final class AssistantReport {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 27);

    private record Asked(StudyQuestion question, JsonNode answer, String report, long unresolvable) {

        boolean holdsFacts() {
            return question.isAnsweredBy(report);
        }

        boolean directlyHoldsFacts() {
            return question.isAnsweredBy(answer.path("answer").asString());
        }

        boolean citesRight() {
            return cited().anyMatch(question.articles()::contains);
        }

        boolean citesRightFirst() {
            return cited().limit(1).anyMatch(question.articles()::contains);
        }

        private Stream<String> cited() {
            return answer.path("citations")
                    .valueStream()
                    .map(one -> one.path("article").asString());
        }

        boolean refuses() {
            return !answer.path("retrieval").asString().equals("strong");
        }
    }

    private AssistantReport() {}

    static void write(String half) throws IOException {
        try (RunningServer server = RunningServer.start()) {
            Patience.untilEmbedded(server.bean(PassageSearch.class));
            List<Asked> all = StudyQuestion.read(half).stream()
                    .map(question -> ask(server, question))
                    .toList();
            QualityPage.put("assistant-" + half, table(half, all));
            if (half.equals("dev")) {
                all.stream().filter(one -> !isRight(one)).forEach(AssistantReport::print);
            }
        }
    }

    private static Asked ask(RunningServer server, StudyQuestion question) {
        JsonNode result = new Wire(server.base())
                .call(
                        "ask_study_assistant",
                        Map.of("question", question.text()),
                        "Authorization",
                        "Bearer " + server.demo().study());
        String report = Wire.text(result);
        long unresolvable = server.bean(CitationCheck.class).of(report, DAY).checked().stream()
                .filter(one -> Set.of(Verdict.UNKNOWN, Verdict.MALFORMED).contains(one.verdict()))
                .count();
        return new Asked(question, result.path("structuredContent"), report, unresolvable);
    }

    private static boolean isRight(Asked one) {
        return one.question().answerable()
                ? one.holdsFacts() && one.citesRight() && one.directlyHoldsFacts() && !one.refuses()
                : one.refuses();
    }

    private static String table(String half, List<Asked> all) {
        List<Asked> answerable =
                all.stream().filter(one -> one.question().answerable()).toList();
        List<Asked> others =
                all.stream().filter(one -> !one.question().answerable()).toList();
        return """
                ## Study assistant, %s half, extractive

                | measure | of | share |
                |---|---|---|
                | expected facts in the answer, and a right article cited | %s |
                | of these, called strong | %s |
                | expected facts in the direct sentences | %s |
                | right article cited | %s |
                | right article cited first | %s |
                | other subjects refused | %s |

                Citations that the register does not resolve: **%d**.
                """.formatted(
                        half,
                        share(answerable, one -> one.holdsFacts() && one.citesRight()),
                        share(answerable, one -> one.holdsFacts() && one.citesRight() && !one.refuses()),
                        share(answerable, Asked::directlyHoldsFacts),
                        share(answerable, Asked::citesRight),
                        share(answerable, Asked::citesRightFirst),
                        share(others, Asked::refuses),
                        all.stream().mapToLong(Asked::unresolvable).sum());
    }

    private static String share(List<Asked> all, Predicate<Asked> what) {
        long right = all.stream().filter(what).count();
        return String.format(Locale.ROOT, "%d of %d | %.3f", right, all.size(), right / (double) all.size());
    }

    private static void print(Asked one) {
        System.out.println("%s %s facts=%s direct=%s cited=%s | %s | %s"
                .formatted(
                        one.question().id(),
                        one.answer().path("retrieval").asString(),
                        one.holdsFacts(),
                        one.directlyHoldsFacts(),
                        one.cited().collect(Collectors.joining(", ")),
                        one.question().text(),
                        one.answer().path("answer").asString()));
    }
}
