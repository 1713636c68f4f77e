package touchline.eval;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.RunningServer;
import touchline.eval.sets.WrittenCase;
import touchline.retrieval.PassageSearch;

/** Research on the written cases at depth quick, without a language model. */
final class CasesReport {

    private CasesReport() {}

    static void write(String half) throws IOException {
        try (var server = RunningServer.start()) {
            write(half, server);
        }
    }

    static void write(String half, RunningServer server) throws IOException {
        Patience.untilEmbedded(server.bean(PassageSearch.class));
        List<ResearchedCase> all = WrittenCase.read(half).stream()
                .map(one -> ResearchedCase.of(one, server))
                .toList();
        QualityPage.put("cases-" + half, table(half, all));
        if (half.equals("dev")) {
            all.forEach(CasesReport::print);
        }
    }

    static double recall(
            List<ResearchedCase> all,
            Function<WrittenCase, List<String>> expected,
            Function<ResearchedCase, List<String>> missed) {
        double of =
                all.stream().mapToInt(one -> expected.apply(one.asked()).size()).sum();
        return 1 - all.stream().mapToInt(one -> missed.apply(one).size()).sum() / of;
    }

    private static String table(String half, List<ResearchedCase> all) {
        return String.format(
                Locale.ROOT,
                """
                ## Research on written cases, %s half, extractive

                | measure | |
                |---|---|
                | recall of the articles that a specialist expects | %.3f |
                | recall of the decisions that a specialist expects | %.3f |
                | articles and decisions named in a brief, on average | %.1f and %.1f |
                | statements without support | %d of %d |

                | case | articles | decisions | missed |
                |---|---|---|---|
                %s
                """,
                half,
                recall(all, WrittenCase::articles, ResearchedCase::missedArticles),
                recall(all, WrittenCase::decisions, ResearchedCase::missedDecisions),
                all.stream().mapToInt(one -> one.articles().size()).average().orElseThrow(),
                all.stream().mapToInt(one -> one.decisions().size()).average().orElseThrow(),
                all.stream().mapToInt(one -> one.unsupported().size()).sum(),
                all.stream().mapToInt(one -> one.statements().size()).sum(),
                all.stream().map(CasesReport::row).collect(Collectors.joining("\n")));
    }

    private static String row(ResearchedCase one) {
        return "| %s | %s | %s | %s |"
                .formatted(
                        one.asked().title(),
                        share(one.asked().articles(), one.missedArticles()),
                        share(one.asked().decisions(), one.missedDecisions()),
                        Stream.concat(one.missedArticles().stream(), one.missedDecisions().stream())
                                .collect(Collectors.joining(", ")));
    }

    private static String share(List<String> expected, List<String> missed) {
        return "%d of %d".formatted(expected.size() - missed.size(), expected.size());
    }

    private static void print(ResearchedCase one) {
        System.out.println("%s%n  %s%n  %s%n  unsupported: %s"
                .formatted(one.asked().title(), one.articles(), one.decisions(), one.unsupported()));
    }
}
