package touchline.football.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Coverage;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Newest;
import touchline.football.Player;
import touchline.football.PlayerFilter;
import touchline.football.Players;
import touchline.football.Position;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.football.intake.Intakes;
import touchline.store.Databases;
import touchline.store.Store;

/** The sample as the register has it after the first start. */
class SampleTest {

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Store store;

    @BeforeAll
    static void take() {
        context = Databases.SQLITE.open(folder);
        store = context.getBean(Store.class);
        Sample.taken(store, Intakes.over(store));
    }

    @AfterAll
    static void close() {
        context.close();
    }

    @Test
    void storesEveryRowOfEveryFile() {
        Map<String, Integer> rows = new TreeMap<>();
        Sample.files()
                .forEach(file -> rows.merge(
                        file.name().replaceAll(".*/", ""),
                        Math.toIntExact(file.rows().count()),
                        Integer::sum));

        assertThat(rows)
                .containsEntry("moves.csv", count("football_move"))
                .containsEntry("seasons.csv", count("football_season"))
                .containsEntry("appearances.csv", count("football_appearance"))
                .containsEntry("goals.csv", count("football_goal"))
                .containsEntry("salaries.csv", count("football_salary"))
                .containsEntry("stints.csv", count("football_stint"))
                .containsEntry("squads.csv", count("football_sighting"))
                .containsEntry("events.csv", count("football_event"))
                .containsEntry("clubs.csv", count("football_club"))
                .containsEntry("profiles.csv", count("football_profile"));
    }

    @Test
    void holdsEnoughToBeOfUse() {
        assertThat(number("SELECT COUNT(DISTINCT player) FROM football_season")).isGreaterThanOrEqualTo(4000);
        assertThat(count("football_move")).isGreaterThanOrEqualTo(7000);
        assertThat(number("SELECT COUNT(*) FROM football_move WHERE earliest >= '2026-07-01' AND precision = 'DAY'"))
                .isEqualTo(712);
        assertThat(number("SELECT COUNT(*) FROM football_event WHERE status = 'RUMOUR'"))
                .isEqualTo(9);
        assertThat(Registers.coverage(store).players()).isEqualTo(7397);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "profile",
                "move",
                "season",
                "appearance",
                "goal",
                "salary",
                "stint",
                "sighting",
                "event",
                "player_name",
                "player_key"
            })
    void namesNoPlayerWhoIsNotThere(String table) {
        assertThat(number("SELECT COUNT(*) FROM football_%s WHERE player NOT IN (SELECT id FROM football_player)"
                        .formatted(table)))
                .isZero();
    }

    @Test
    void namesNoClubThatIsNotThere() {
        for (String column : List.of(
                "move.from_club",
                "move.to_club",
                "season.club",
                "salary.club",
                "stint.club",
                "sighting.club",
                "player.club")) {
            String table = column.substring(0, column.indexOf('.'));
            String club = column.substring(column.indexOf('.') + 1);
            assertThat(number("SELECT COUNT(*) FROM football_%s WHERE %s NOT IN (SELECT id FROM football_club)"
                            .formatted(table, club)))
                    .as(column)
                    .isZero();
        }
        assertThat(number("SELECT COUNT(*) FROM football_club WHERE name = id")).isZero();
    }

    @Test
    void saysOfEveryFactWhereItComesFromAndOnWhatTerms() {
        for (String table : List.of("player", "profile", "club", "move", "season", "appearance", "goal", "event")) {
            assertThat(number("""
                            SELECT COUNT(*) FROM football_%s WHERE as_of NOT BETWEEN '2006-06-01' AND '2026-07-31'
                            OR source_url NOT LIKE 'https://%%' OR source NOT IN (SELECT id FROM football_source)
                            """.formatted(table))).as(table).isZero();
        }
        assertThat(Sample.sources().values())
                .extracting(source -> source.source().licence())
                .containsOnly("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "facts and link only");
    }

    @Test
    void keepsWhatMustBeSharedAlikeOutOfTheCore() {
        Sample.files().stream()
                .filter(file -> file.name().startsWith("core/"))
                .flatMap(file -> file.rows())
                .forEach(row -> assertThat(row.getField("source")).isNotIn("wikipedia", "press"));
    }

    @Test
    void hasDaysAndMeasuresThatCanBe() {
        assertThat(number("""
                        SELECT COUNT(*) FROM football_player WHERE birth_year NOT BETWEEN 1930 AND 2012
                        OR height_cm NOT BETWEEN 150 AND 215 OR weight_kg NOT BETWEEN 45 AND 120
                        """)).isZero();
        assertThat(number("SELECT COUNT(*) FROM football_move WHERE latest < earliest OR latest > '2026-12-31'"))
                .isZero();
        assertThat(number("SELECT COUNT(*) FROM football_season WHERE starts > apps OR minutes > apps * 130"))
                .isZero();
        assertThat(number("SELECT COUNT(*) FROM football_move WHERE fee_minor = 0 AND fee_kind <> 'FREE'"))
                .isZero();
    }

    @Test
    void tellsWhatIsKnownOfAPlayer() {
        Player kane = Registers.players(store).find("harry-kane-1993").orElseThrow();

        assertThat(kane.name()).isEqualTo("Harry Kane");
        assertThat(kane.born().orElseThrow().date()).contains(LocalDate.parse("1993-07-28"));
        assertThat(kane.position()).contains(Position.FW);
        assertThat(kane.heightCm()).contains(188);
        assertThat(kane.club().orElseThrow().name()).isEqualTo("Bayern München");
        assertThat(kane.contractUntil()).isEmpty();
        assertThat(Registers.seasons(store).of("harry-kane-1993"))
                .filteredOn(season -> season.competition().name().equals("Premier League"))
                .singleElement()
                .satisfies(season -> assertThat(season.metrics()).containsEntry("goals", 29.0))
                .extracting(Season::detail)
                .isEqualTo(Season.Detail.EVENT);
    }

    @Test
    void tellsWhatAMoveCost() {
        List<Move> moves = Registers.moves(store)
                .between(LocalDate.parse("2026-07-06"), LocalDate.parse("2026-07-06"), Optional.empty());

        assertThat(moves).filteredOn(move -> move.fee().kind() == Fee.Kind.FEE).anySatisfy(move -> {
            assertThat(move.playerName()).isEqualTo("Sandro Tonali");
            assertThat(move.fee().amount()).contains(Money.of(92_500_000, "GBP"));
            assertThat(move.origin().licence()).isEqualTo("CC-BY-SA-4.0");
        });
    }

    @Test
    void findsPlayersByWhatTheyAre() {
        PlayerFilter filter = PlayerFilter.of(draft -> draft.position(Position.DF)
                .nationality("cote d'ivoire")
                .bornFrom(LocalDate.parse("1990-01-01"))
                .minMinutes(900));

        var page = Registers.players(store).page(filter, Players.Sort.MINUTES, 0, 50);

        assertThat(page.items()).isNotEmpty().allSatisfy(player -> {
            assertThat(player.nationalities()).contains("Côte d'Ivoire");
            assertThat(player.minutes()).isGreaterThanOrEqualTo(900);
        });
        assertThat(page.isLast()).isTrue();
        assertThat(Registers.players(store)
                        .page(PlayerFilter.EVERYBODY, Players.Sort.YOUNGEST, 0, 1)
                        .items()
                        .getFirst()
                        .born())
                .isPresent();
    }

    @Test
    void keepsTwinsApart() {
        assertThat(Registers.players(store).all(Set.of("lars-bender-1989", "sven-bender-1989")))
                .hasSize(2);
    }

    @Test
    void standsStillOnItsNewestDayUntilSomethingIsImported() {
        Coverage coverage = Registers.coverage(store);

        assertThat(coverage.newest())
                .isEqualTo(new Newest(
                        Optional.of(LocalDate.parse("2026-07-16")),
                        Optional.of(LocalDate.parse("2026-07-16")),
                        Optional.of(LocalDate.parse("2026-07-07")),
                        Optional.empty(),
                        Optional.empty(),
                        true));
        assertThat(coverage.today()).isEqualTo("2026-07-16");
    }

    @Test
    void isNotTakenAgainUnlessAFileDiffers() {
        store.write(database -> database.sql("DELETE FROM football_goal").update());
        Sample.taken(store, Intakes.over(store));
        assertThat(count("football_goal")).isZero();

        store.write(database -> database.sql("UPDATE football_file SET hash = 'old' WHERE name = 'core/goals.csv'")
                .update());
        Sample.taken(store, Intakes.over(store));
        assertThat(count("football_goal")).isGreaterThan(12_000);
    }

    private static int count(String table) {
        return number("SELECT COUNT(*) FROM " + table);
    }

    private static int number(String sql) {
        return store.read().sql(sql).query(Integer.class).single();
    }
}
