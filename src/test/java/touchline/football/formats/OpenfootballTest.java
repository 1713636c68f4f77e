package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Player;
import touchline.football.Position;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.store.Databases;
import touchline.store.Store;

class OpenfootballTest {

    private static final Path SET = Path.of("src/test/resources/football/openfootball");

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Desk desk;
    private static ImportReport report;

    @BeforeAll
    static void take() {
        context = Databases.SQLITE.open(folder.resolve("data"));
        desk = new Desk(context.getBean(Store.class), folder);
        report = desk.take("openfootball", SET);
    }

    @AfterAll
    static void close() {
        context.close();
    }

    @Test
    void takesSquadsWithTheClubOnTheFirstDayOfTheTournament() {
        Player norden = player("ben-norden-2068");
        assertThat(norden.nationalities()).containsExactly("Norway");
        assertThat(norden.position()).contains(Position.FW);
        assertThat(norden.club().orElseThrow().name()).isEqualTo("FC Brisa");
        assertThat(norden.club().orElseThrow().asOf()).isEqualTo("2090-06-11");
    }

    @Test
    void writesFamilyNamesInSmallLettersAndLeavesTrainers() {
        assertThat(player("matej-kovar-2060").name()).isEqualTo("Matěj Kovář");
        assertThat(player("ota-mclean-2063").name()).isEqualTo("Ota McLean");
        assertThat(player("ota-mclean-2063").club().orElseThrow().name()).isEqualTo("FC Brisa");
        assertThat(Registers.players(desk.store()).find("karel-trainer-2020")).isEmpty();
    }

    @Test
    void countsMinutesGoalsAndCardsOfReports() {
        assertThat(season("hwang-in-beom-2066").minutes()).contains(90);
        assertThat(season("hwang-in-beom-2066").metrics())
                .containsAllEntriesOf(Map.of("goals", 2.0, "penalty_goals", 1.0, "red_cards", 1.0));
        assertThat(season("jens-castrop-2063").metrics())
                .containsAllEntriesOf(Map.of("own_goals", 1.0, "goals", 0.0, "yellow_cards", 1.0));
        assertThat(season("jan-de-vrij-2061").minutes()).contains(45);
        assertThat(season("ota-mclean-2063").minutes()).contains(3);
        Season hlozek = season("adam-hlozek-2062");
        assertThat(hlozek.minutes()).contains(42 + 119);
        assertThat(hlozek.starts()).contains(1);
        assertThat(hlozek.metrics()).containsEntry("goals", 1.0).containsEntry("yellow_cards", 3.0);
        assertThat(hlozek.competition()).isEqualTo(new Season.Competition("FIFA World Cup", Season.Kind.NATIONAL));
        assertThat(hlozek.season()).isEqualTo("2086");
    }

    @Test
    void takesGoalsForNationalTeamsOnceAndNoOwnGoals() {
        assertThat(goals("ben-norden-2068"))
                .containsExactly("2090-06-11 9 South Korea 0", "2090-06-11 90+4 South Korea 1");
        assertThat(goals("timo-vale-2065")).isEmpty();
        assertThat(goals("hwang-in-beom-2066"))
                .containsExactly("2086-06-11 67 Czech Republic 0", "2086-06-11 90+1 Czech Republic 1");
    }

    @Test
    void refusesWhomNoSquadHas() {
        assertThat(report.remarks())
                .extracting(ImportReport.Remark::line, ImportReport.Remark::what)
                .containsExactly(tuple(14, "Nobody KNOWN"));
        assertThat(report.asOf()).isEqualTo(LocalDate.parse("2090-06-11"));
        assertThat(desk.take("openfootball", SET).summary()).endsWith("Nothing changes.");
    }

    @Test
    void leavesMatchesWithoutSquadsAndSaysSo() {
        var alone = desk.text("worldcup-2094.json", """
                {"matches": [{"date": "2094-06-11", "team1": "Norway", "team2": "Spain", "goals1": [{"name": "X", "minute": "1"}]}]}
                """);
        var left = desk.take("openfootball", alone);
        assertThat(left.rows()).isZero();
        assertThat(left.notes())
                .containsExactly(
                        "2094: matches were left, because no squads lie beside them; a name alone tells nobody.");
        assertThatThrownBy(() -> desk.take("openfootball", desk.text("notes.txt", "= Notes\n")))
                .hasMessageStartingWith("This is no openfootball file");
    }

    private static List<String> goals(String player) {
        return desk.store()
                .read()
                .sql(
                        "SELECT day || ' ' || minute || ' ' || opponent || ' ' || penalty FROM football_goal WHERE player = '%s' ORDER BY 1"
                                .formatted(player))
                .query((row, _) -> row.getString(1))
                .list();
    }

    private static Player player(String slug) {
        return Registers.players(desk.store()).find(slug).orElseThrow();
    }

    private static Season season(String player) {
        return Registers.seasons(desk.store()).of(player).getFirst();
    }
}
