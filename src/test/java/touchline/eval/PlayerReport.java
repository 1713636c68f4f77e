package touchline.eval;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.RunningServer;
import touchline.scout.Shortlist;

/** Searches for players, put to the service with the sample of the release. */
final class PlayerReport {

    private PlayerReport() {}

    static void write() throws IOException {
        List<PlayerQuery> queries = PlayerQuery.all();
        try (var server = RunningServer.start()) {
            PlayerRanking all = PlayerRanking.of(queries, server.bean(Shortlist.class));
            String kinds = queries.stream()
                    .map(PlayerQuery::kind)
                    .distinct()
                    .map(kind -> row(kind, all.ofKind(kind)))
                    .collect(Collectors.joining("\n"));
            QualityPage.put("players", """
                    ## Players found by name and description

                    In the sample of the release. Right is one player, or for filters whoever meets the conditions.

                    | queries | first is right | MRR |
                    |---|---|---|
                    %s
                    %s

                    Not first: %s
                    """.formatted(row("all", all), kinds, missed(all)));
        }
    }

    private static String row(String kind, PlayerRanking ranking) {
        return "| %s (%d) | %d | %.3f |"
                .formatted(kind, ranking.asked().size(), ranking.firstRight(), ranking.meanReciprocalRank());
    }

    private static String missed(PlayerRanking all) {
        List<String> missed = all.asked().stream()
                .filter(one -> one.rank() != 1)
                .map(one -> "`%s` (%s)"
                        .formatted(one.query().query(), one.rank() == 0 ? "not found" : "rank " + one.rank()))
                .toList();
        return (missed.isEmpty() ? Stream.of("none") : missed.stream()).collect(Collectors.joining(", ", "", "."));
    }
}
