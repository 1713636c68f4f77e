package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.store.Databases;
import touchline.store.Store;

class StatsbombTest {

    private static final Path SET = Path.of("src/test/resources/football/statsbomb");

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Desk desk;
    private static ImportReport report;

    @BeforeAll
    static void take() {
        context = Databases.SQLITE.open(folder.resolve("data"));
        desk = new Desk(context.getBean(Store.class), folder);
        report = desk.take("statsbomb", SET);
    }

    @AfterAll
    static void close() {
        context.close();
    }

    @Test
    void callsPlayersWhatTheyAreCalledAndKeepsTheLegalName() {
        var norden = Registers.players(desk.store()).find("ben-norden").orElseThrow();
        assertThat(norden.nationalities()).containsExactly("Norway");
        assertThat(norden.fullName()).contains("Benjamin Norden Vik");
        assertThat(norden.club().orElseThrow().asOf()).isEqualTo("2091-03-02");
    }

    @Test
    void addsTheEventsOfMatchesUp() {
        Season league = season("ben-norden", "2090/91");
        assertThat(league.competition()).isEqualTo(new Season.Competition("Made-up League", Season.Kind.LEAGUE));
        assertThat(league.minutes()).contains(70);
        assertThat(league.starts()).contains(1);
        assertThat(league.metrics())
                .containsAllEntriesOf(Map.of(
                        "goals",
                        2.0,
                        "penalty_goals",
                        1.0,
                        "xg",
                        1.09,
                        "npxg",
                        0.31,
                        "shots",
                        2.0,
                        "shots_in_box",
                        2.0))
                .containsEntry("interceptions", 0.0)
                .doesNotContainKey("saves");
        assertThat(league.origin().asOf()).isEqualTo("2091-03-02");
        assertThat(league.origin().licence()).contains("non-commercial");
    }

    @Test
    void takesAPassWithoutOutcomeForOneThatArrived() {
        assertThat(season("timo-vale", "2090/91").metrics())
                .containsAllEntriesOf(
                        Map.of("passes", 2.0, "passes_accurate", 1.0, "assists", 1.0, "xa", 0.31, "own_goals", 1.0))
                .containsEntry("progressive_passes_accurate", 1.0);
    }

    @Test
    void readsCardsInBothTheirPlacesAndEndsAMatchWithTheSecond() {
        Season rood = season("marten-rood", "2090/91");
        assertThat(rood.metrics()).containsEntry("yellow_cards", 2.0).containsEntry("red_cards", 0.0);
        assertThat(rood.minutes()).contains(60);
    }

    @Test
    void countsStoppageTimeAsTheLastMinuteAndNotTheTimeBesideThePitch() {
        assertThat(season("timo-vale", "2090/91").minutes()).contains(90);
        assertThat(season("late-comer", "2090/91").minutes()).contains(1);
        assertThat(season("oskar-bench", "2090/91").minutes()).contains(20);
        assertThat(season("oskar-bench", "2090/91").metrics())
                .containsEntry("aerial_duels", 2.0)
                .containsEntry("aerial_duels_won", 1.0);
    }

    @Test
    void leavesAShootOutAndKnowsExtraTimeAndNationalTeams() {
        Season cup = season("ben-norden", "2091");
        assertThat(cup.competition().kind()).isEqualTo(Season.Kind.NATIONAL);
        assertThat(cup.team()).isEqualTo("Norway");
        assertThat(cup.club()).isEmpty();
        assertThat(cup.minutes()).contains(120);
        assertThat(cup.metrics()).containsEntry("goals", 0.0).containsEntry("take_ons_won", 1.0);
    }

    @Test
    void countsWhatAGoalkeeperLetIn() {
        assertThat(season("iker-solano", "2090/91").metrics())
                .containsEntry("save_attempts", 1.0)
                .containsEntry("goals_conceded", 1.0);
    }

    @Test
    void saysWhatWasLeftAndChangesNothingTheSecondTime() {
        assertThat(report.notes()).anyMatch(note -> note.endsWith("left: 1 of 3 files."));
        assertThat(report.asOf()).isEqualTo(LocalDate.parse("2091-07-02"));
        assertThat(desk.take("statsbomb", SET).summary()).endsWith("Nothing changes.");
    }

    @Test
    void asksForTheMatchesBesideTheEvents() {
        assertThatThrownBy(() -> desk.take("statsbomb", SET.resolve("events")))
                .hasMessageContaining("put the folder matches beside events");
    }

    private static Season season(String player, String season) {
        List<Season> all = Registers.seasons(desk.store()).of(player);
        return all.stream().filter(it -> it.season().equals(season)).findFirst().orElseThrow();
    }
}
