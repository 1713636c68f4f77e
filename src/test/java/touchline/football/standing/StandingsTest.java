package touchline.football.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Position;
import touchline.football.Registers;
import touchline.store.Databases;
import touchline.store.Store;

/** Where players stand in a pool of which all is known: forwards of one league with 0, 1, 2 … goals in 900 minutes. */
class StandingsTest {

    @TempDir
    Path folder;

    private ConfigurableApplicationContext context;
    private Store store;
    private Standings standings;

    @BeforeEach
    void open() {
        context = Databases.SQLITE.open(folder);
        store = context.getBean(Store.class);
        standings = new Standings(store, Registers.seasons(store));
        store.write(database -> database.sql(
                        "INSERT INTO football_source (id, name, licence, url, attribution, zone) VALUES ('made', 'Made', 'CC0', '', '', 'core')")
                .update());
    }

    @AfterEach
    void close() {
        context.close();
    }

    @Test
    void theMiddleOfTwentyFiveStandsAtFiftyAndTheEndsAtNeitherNothingNorAHundred() {
        pool(25);

        assertThat(percentile("player-12", "non_penalty_goals")).contains(50.0);
        assertThat(percentile("player-0", "non_penalty_goals")).contains(2.0);
        assertThat(percentile("player-24", "non_penalty_goals")).contains(98.0);
        assertThat(standings.of("player-3").getFirst().pool().members()).isEqualTo(25);
    }

    @Test
    void thoseWithOneFigureShareTheMiddleOfTheirRanks() {
        pool(25);

        // All have the same number of assists.
        assertThat(percentile("player-0", "assists")).contains(50.0);
        assertThat(standings
                        .of("player-0")
                        .getFirst()
                        .mark(metric("assists"))
                        .orElseThrow()
                        .distance())
                .isEmpty();
    }

    @Test
    void fewerIsBetterWhereItIsSaidSo() {
        pool(25);

        // As many yellow cards as goals.
        assertThat(percentile("player-0", "yellow_cards")).contains(98.0);
        assertThat(percentile("player-24", "yellow_cards")).contains(2.0);
    }

    @Test
    void nineteenAreTooFewToRankAndTheFigureStays() {
        pool(19);

        var mark = standings
                .of("player-9")
                .getFirst()
                .mark(metric("non_penalty_goals"))
                .orElseThrow();
        assertThat(mark.percentile()).isEmpty();
        assertThat(mark.figure()).isEqualTo(0.9);
    }

    @Test
    void twoClubsOfASeasonAreSummedBeforeAnythingIsDivided() {
        season("mover", "One", 300, Map.of("goals", 3.0, "penalty_goals", 0.0, "assists", 1.0, "shots", 9.0));
        season("mover", "Two", 600, Map.of("goals", 1.0, "penalty_goals", 0.0, "assists", 0.0));
        season("half", "One", 899, Map.of("goals", 9.0, "penalty_goals", 0.0));
        pool(25);

        var standing = standings.of("mover").getFirst();
        assertThat(standing.minutes()).isEqualTo(900);
        assertThat(standing.mark(metric("non_penalty_goals")).orElseThrow().figure())
                .isEqualTo(0.4);
        // Shots were counted at one of the clubs alone.
        assertThat(standing.mark(metric("shots"))).isEmpty();
        assertThat(standings.of("half")).isEmpty();
    }

    @Test
    void everythingIsWorkedOutAnewWhenNumbersComeIn() {
        pool(25);
        season("better", "One", 900, Map.of("goals", 99.0, "penalty_goals", 0.0));
        standings.refresh();

        assertThat(percentile("player-12", "non_penalty_goals").orElseThrow()).isLessThan(50);
        assertThat(standings.of("player-12").getFirst().pool().members()).isEqualTo(26);
    }

    /** Forwards of one league, each with 900 minutes and one goal and yellow card more than the one before. */
    private void pool(int members) {
        IntStream.range(0, members)
                .forEach(number -> season(
                        "player-" + number,
                        "Club " + number,
                        900,
                        Map.of("goals", (double) number, "penalty_goals", 0.0, "assists", 2.0, "yellow_cards", (double)
                                number)));
        standings.refresh();
    }

    private Optional<Double> percentile(String player, String metric) {
        return standings
                .of(player)
                .getFirst()
                .mark(metric(metric))
                .orElseThrow()
                .percentile();
    }

    private static Metric metric(String name) {
        return Metrics.of(Position.FW).stream()
                .filter(it -> it.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void season(String player, String team, int minutes, Map<String, Double> metrics) {
        String json = metrics.entrySet().stream()
                .map(it -> "\"%s\":%s".formatted(it.getKey(), it.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        store.write(database -> database.sql("""
                        INSERT INTO football_season
                        (player, season, competition, team, kind, position, minutes, metrics, detail, source, as_of)
                        VALUES (:player, '2090/91', 'Liga', :team, 'LEAGUE', 'FW', :minutes, :metrics, 'EVENT', 'made', '2091-06-30')
                        """)
                .param("player", player)
                .param("team", team)
                .param("minutes", minutes)
                .param("metrics", json)
                .update());
    }
}
