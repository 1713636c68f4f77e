package touchline.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import touchline.RunningServer;
import touchline.eval.PlayerQuery;
import touchline.football.PlainName;
import touchline.football.Players;
import touchline.football.names.PlayerNames;
import touchline.scout.Shortlist;
import touchline.store.Store;

/** How long a search for players takes among very many; {@code bench/players} starts it. */
final class PlayerSearchBench {

    private static final int QUESTIONS = 2000;
    private static final int SECONDS = 120;

    private PlayerSearchBench() {}

    public static void main(String[] args) throws IOException {
        int size = Integer.parseInt(args[0]);
        try (var server = RunningServer.start()) {
            fill(server.bean(Store.class), server.bean(Players.class), size);
            server.bean(PlayerNames.class).refresh();
            var shortlist = server.bean(Shortlist.class);
            List<String> queries = PlayerQuery.texts();
            // The first rounds fill the index and let the compiler work.
            Latency.of(queries, QUESTIONS, SECONDS, query -> found(shortlist, query));
            Latency latency = Latency.of(queries, QUESTIONS, SECONDS, query -> found(shortlist, query));
            System.out.printf("| %,d | %d | %.1f | %.1f |%n", size, latency.questions(), latency.p50(), latency.p99());
        }
        System.exit(0);
    }

    private static int found(Shortlist shortlist, String query) {
        return shortlist
                .search(query, UnaryOperator.identity(), Optional.empty(), 0, 20)
                .found()
                .size();
    }

    /** Players with given and family names of the sample, joined anew, each a copy of a real one in everything else. */
    private static void fill(Store store, Players players, int size) {
        List<Players.Called> names = players.names();
        Random random = new Random(11);
        int missing = size
                - (int) names.stream().map(Players.Called::player).distinct().count();
        store.write(client -> {
            for (int i = 0; i < missing; i++) {
                String given = part(names, random, 0);
                String family = part(names, random, 1);
                String name = given + " " + family;
                String like = names.get(random.nextInt(names.size())).player();
                client.sql("""
                        INSERT INTO football_player (id, name, plain, birth_date, birth_year, nationalities, nations,
                            position, role, foot, height_cm, club, club_as_of, minutes, source, as_of)
                        SELECT :id, :name, :plain, birth_date, birth_year, nationalities, nations,
                            position, role, foot, height_cm, club, club_as_of, minutes, source, as_of
                        FROM football_player WHERE id = :like
                        """)
                        .param("id", "made-" + i)
                        .param("name", name)
                        .param("plain", PlainName.of(name))
                        .param("like", like)
                        .update();
                client.sql("""
                        INSERT INTO football_player_name (player, plain, name, kind)
                        VALUES (:player, :plain, :name, 'NAME')
                        """)
                        .param("player", "made-" + i)
                        .param("plain", PlainName.of(name))
                        .param("name", name)
                        .update();
            }
            return missing;
        });
    }

    private static String part(List<Players.Called> names, Random random, int part) {
        String[] words = names.get(random.nextInt(names.size())).name().split(" ", -1);
        return words[Math.min(part, words.length - 1)];
    }
}
