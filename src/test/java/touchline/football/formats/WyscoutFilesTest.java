package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Foot;
import touchline.football.Player;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.store.Databases;
import touchline.store.Store;

class WyscoutFilesTest {

    private static final Path SET = Path.of("src/test/resources/football/wyscout-open");

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Desk desk;
    private static ImportReport report;

    @BeforeAll
    static void take() {
        context = Databases.SQLITE.open(folder.resolve("data"));
        desk = new Desk(context.getBean(Store.class), folder);
        report = desk.take("wyscout-open", SET);
    }

    @AfterAll
    static void close() {
        context.close();
    }

    @Test
    void readsNamesThatWereEscapedTwiceAndSpellsInitialsOut() {
        Player norden = player("benjamin-norden-1995");
        assertThat(norden.name()).isEqualTo("Benjamin Nordén");
        assertThat(norden.fullName()).contains("Benjamin Nordén Vik");
        assertThat(norden.club().orElseThrow().name()).isEqualTo("Førde");
        assertThat(norden.foot()).contains(Foot.LEFT);
        assertThat(player("ruizinho-1990").name()).isEqualTo("Ruizinho");
    }

    @Test
    void takesNothingForUnknown() {
        assertThat(player("timo-vale-1993").heightCm()).isEmpty();
        assertThat(player("timo-vale-1993").weightKg()).isEmpty();
        assertThat(player("timo-vale-1993").foot()).isEmpty();
        assertThat(player("oskar-bench-1998").foot()).isEmpty();
        assertThat(player("oskar-bench-1998").nationalities()).containsExactly("South Korea");
        assertThat(report.remarks()).extracting(ImportReport.Remark::line).containsExactly(6);
    }

    @Test
    void believesTheSheetAboutGoalsAndTheEventsAboutOwnGoals() {
        Season season = season("benjamin-norden-1995", "2017/18");
        assertThat(season.competition().name()).isEqualTo("Premier League");
        assertThat(season.metrics())
                .containsAllEntriesOf(
                        Map.of("goals", 1.0, "shots", 2.0, "shots_in_box", 2.0, "own_goals", 0.0, "passes", 0.0));
        assertThat(season("timo-vale-1993", "2017/18").metrics())
                .containsAllEntriesOf(Map.of(
                        "own_goals", 1.0, "assists", 1.0, "key_passes", 1.0, "progressive_passes_accurate", 1.0));
        assertThat(season.origin().licence()).isEqualTo("CC-BY-4.0");
    }

    @Test
    void knowsThatCardsAreMinutesAndThatAChangeAtTheBreakIsHalfAMatch() {
        assertThat(season("benjamin-norden-1995", "2017/18").minutes()).contains(45);
        assertThat(season("oskar-bench-1998", "2017/18").minutes()).contains(45);
        assertThat(season("timo-vale-1993", "2017/18").metrics()).containsEntry("yellow_cards", 1.0);
        assertThat(season("timo-vale-1993", "2017/18").minutes()).contains(90);
        assertThat(season("marten-rood-1991", "2017/18").minutes()).contains(70);
        assertThat(season("marten-rood-1991", "2017/18").metrics())
                .containsEntry("yellow_cards", 2.0)
                .containsEntry("red_cards", 0.0);
    }

    @Test
    void leavesShootOutsAndGoalKicksAndCountsSavesOfKeepersOnly() {
        Season cup = season("benjamin-norden-1995", "2018");
        assertThat(cup.competition()).isEqualTo(new Season.Competition("FIFA World Cup", Season.Kind.NATIONAL));
        assertThat(cup.minutes()).contains(120);
        assertThat(cup.metrics()).containsEntry("penalty_goals", 0.0).doesNotContainKey("saves");
        assertThat(season("ruizinho-1990", "2017/18").metrics())
                .containsAllEntriesOf(Map.of("passes", 0.0, "saves", 1.0, "goals_conceded", 1.0, "save_attempts", 2.0));
    }

    @Test
    void takesMatchesWithoutEventsForMatchSheets() throws IOException {
        Path sheets = Files.createDirectory(folder.resolve("sheets"));
        for (String name : new String[] {"players.json", "teams.json", "matches_Made_up.json"}) {
            Files.copy(SET.resolve(name), sheets.resolve(name));
        }
        try (var other = Databases.SQLITE.open(folder.resolve("other"))) {
            var second = new Desk(other.getBean(Store.class), folder);
            second.take("wyscout-open", sheets);
            Season season =
                    Registers.seasons(second.store()).of("benjamin-norden-1995").getLast();
            assertThat(season.detail()).isEqualTo(Season.Detail.LINEUP);
            assertThat(season.metrics()).containsEntry("goals", 1.0).doesNotContainKey("shots");
        }
    }

    @Test
    void changesNothingTheSecondTimeAndAsksForThePlayers() {
        assertThat(report.asOf()).isEqualTo(LocalDate.parse("2018-07-01"));
        assertThat(desk.take("wyscout-open", SET).summary()).endsWith("Nothing changes.");
        assertThatThrownBy(() -> desk.take("wyscout-open", SET.resolve("matches_Made_up.json")))
                .hasMessageContaining("put players.json beside matches");
    }

    private static Player player(String slug) {
        return Registers.players(desk.store()).find(slug).orElseThrow();
    }

    private static Season season(String player, String season) {
        return Registers.seasons(desk.store()).of(player).stream()
                .filter(it -> it.season().equals(season))
                .findFirst()
                .orElseThrow();
    }
}
