package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Player;
import touchline.football.PlayerFilter;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.football.Valuation;
import touchline.football.Window;
import touchline.store.Databases;
import touchline.store.Store;

class TransfermarktTest {

    private static final Map<String, String> SET = new LinkedHashMap<>(Map.of(
            "players.csv.gz",
            """
            player_id,last_season,current_club_id,current_club_name,name,date_of_birth,country_of_citizenship,position,sub_position,foot,height_in_cm,contract_expiration_date,agent_name,url,market_value_in_eur,star_sign
            9001,2090,71,FC Brisa,Ben Norden,2068-04-24 00:00:00,Norway,Defender,Centre-Back,left,191,2093-06-30 00:00:00,Kallio Sports,https://www.transfermarkt.co.uk/x,8000000,Taurus
            9002,2085,72,IF Norra,Iker Solano,2066-01-01,Spain,Missing,,,,,,,,
            9003,2090,-1,,,2070-03-03,"Korea, South",Midfield,,,,,,,,
            """,
            "transfers.csv",
            """
            player_id,transfer_date,transfer_season,from_club_id,to_club_id,from_club_name,to_club_name,transfer_fee,market_value_in_eur,player_name
            9001,2089-07-01,89/90,72,71,IF Norra,FC Brisa,7500000.000,8000000.000,Ben Norden
            9002,2089-07-01,89/90,72,73,IF Norra,Costa Club,0.000,,Iker Solano
            9002,2090-06-30,89/90,73,72,Costa Club,IF Norra,0.000,,Iker Solano
            9002,2092-07-01,92/93,72,71,IF Norra,FC Brisa,,,Iker Solano
            9002,5023-07-01,22/23,72,71,IF Norra,FC Brisa,,,Iker Solano
            9099,2090-01-05,89/90,71,515,FC Brisa,Without Club,,,Timo Vale
            """,
            "player_valuations.csv",
            """
            player_id,date,market_value_in_eur,current_club_name,current_club_id
            9001,2091-06-01,8000000,FC Brisa,71
            9001,2095-06-01,9000000,FC Brisa,71
            9002,2086-06-01,0,IF Norra,72
            """,
            "games.csv",
            """
            game_id,competition_id,season,date,home_club_id,away_club_id,home_club_name,away_club_name
            1,XX1,2090,2090-08-20,71,72,FC Brisa,IF Norra
            2,XX1,2090,2091-05-20,72,71,IF Norra,FC Brisa
            """,
            "appearances.csv",
            """
            appearance_id,game_id,player_id,player_club_id,player_current_club_id,date,player_name,competition_id,yellow_cards,red_cards,goals,assists,minutes_played
            1_9001,1,9001,71,71,2090-08-20,Ben Norden,XX1,2,0,1,0,75
            2_9001,2,9001,71,71,2091-05-20,Ben Norden,XX1,0,0,0,1,90
            2_9001x,2,9001,71,71,2091-05-20,Ben Norden,XX1,0,0,€5m,1,90
            """));

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void takesEveryTableAndTheSameAgainWithoutAnyChange(Databases database) {
        on(database, desk -> {
            var zip = desk.zip("set.zip", SET);
            var rehearsed = desk.rehearse("transfermarkt-datasets", zip);
            assertThat(Registers.coverage(desk.store()).players()).isZero();
            var first = desk.take("transfermarkt-datasets", zip);
            assertThat(first.counts()).isEqualTo(rehearsed.counts());
            assertThat(first.asOf()).isEqualTo("2091-06-01");
            assertThat(first.notes()).contains("players.csv: columns that are not known and were left: star_sign.");

            var norden = player(desk, "ben-norden-2068");
            assertThat(norden.contractUntil()).contains(Window.day(LocalDate.parse("2093-06-30")));
            assertThat(norden.club().orElseThrow().name()).isEqualTo("FC Brisa");
            var again = desk.take("transfermarkt-datasets", zip);
            assertThat(again.counts()).containsEntry("added", 0).containsEntry("updated", 0);
            assertThat(again.summary()).endsWith("Nothing changes.");
        });
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerWhomNoTableNamesIsNotInventedAndTheReportSaysWhatToImport(Databases database) {
        on(database, desk -> {
            var report = desk.take("transfermarkt-datasets", desk.text("player_valuations.csv", """
                    player_id,date,market_value_in_eur,current_club_name,current_club_id
                    9777,2091-06-01,8000000,FC Brisa,71
                    """));
            assertThat(report.remarks()).singleElement().satisfies(remark -> {
                assertThat(remark.what()).isEqualTo("player number 9777");
                assertThat(remark.sentence()).contains("import the table of players that has this number first");
            });
            assertThat(Registers.coverage(desk.store()).players()).isZero();
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsPlayersByTheEndOfTheirContractAndTheirNewestValue(Databases database) {
        on(database, desk -> {
            desk.take("transfermarkt-datasets", desk.zip("set.zip", SET));
            var players = Registers.players(desk.store());
            var end = LocalDate.of(2093, 6, 30);
            assertThat(players.count(PlayerFilter.of(it -> it.contractFrom(end).contractTo(end))))
                    .isOne();
            assertThat(players.count(PlayerFilter.of(it -> it.contractFrom(end.plusDays(1)))))
                    .isZero();
            assertThat(players.count(PlayerFilter.of(it -> it.minValue(Money.of(8_000_000, "EUR")))))
                    .isOne();
            assertThat(players.count(PlayerFilter.of(it -> it.maxValue(Money.of(7_999_999, "EUR")))))
                    .isZero();
            assertThat(players.count(PlayerFilter.of(it -> it.maxValue(Money.of(9_000_000, "GBP")))))
                    .isZero();
        });
    }

    @ParameterizedTest
    @EnumSource
    void knowsThatAFeeOfZeroIsNoFreeMoveAndTellsLoansByTheirReturn(Databases database) {
        on(database, desk -> {
            var report = desk.take("transfermarkt-datasets", desk.zip("set.zip", SET));
            List<Move> moves = Registers.moves(desk.store()).of("iker-solano-2066");
            assertThat(moves)
                    .extracting(Move::kind, it -> it.fee().kind(), Move::status)
                    .containsExactly(
                            tuple(Move.Kind.UNKNOWN, Fee.Kind.UNKNOWN, Move.Status.PLANNED),
                            tuple(Move.Kind.LOAN_RETURN, Fee.Kind.FREE_OR_LOAN, Move.Status.CONFIRMED),
                            tuple(Move.Kind.LOAN, Fee.Kind.FREE_OR_LOAN, Move.Status.CONFIRMED));
            assertThat(Registers.moves(desk.store())
                            .of("ben-norden-2068")
                            .getFirst()
                            .fee()
                            .amount())
                    .contains(Money.of(7_500_000, "EUR"));
            assertThat(Registers.moves(desk.store()).of("timo-vale").getFirst().kind())
                    .isEqualTo(Move.Kind.DEPARTURE);
            assertThat(report.remarks())
                    .extracting(ImportReport.Remark::line, ImportReport.Remark::what)
                    .contains(
                            tuple(4, "9003"),
                            tuple(6, "Iker Solano"),
                            tuple(3, "9001"),
                            tuple(4, "9002"),
                            tuple(4, "Ben Norden"));
        });
    }

    @ParameterizedTest
    @EnumSource
    void addsAppearancesUpToSeasonsAndAgesAClubThatIsStale(Databases database) {
        on(database, desk -> {
            desk.take("transfermarkt-datasets", desk.zip("set.zip", SET));
            Season season =
                    Registers.seasons(desk.store()).of("ben-norden-2068").getFirst();
            assertThat(season.season()).isEqualTo("2090/91");
            assertThat(season.minutes()).contains(165);
            assertThat(season.origin().asOf()).isEqualTo(LocalDate.parse("2091-05-20"));
            assertThat(season.metrics()).containsEntry("yellow_cards", 2.0).containsEntry("red_cards", 0.0);
            var solano = player(desk, "iker-solano-2066");
            assertThat(solano.born().orElseThrow().certain()).isFalse();
            assertThat(solano.club().orElseThrow().asOf()).isEqualTo(LocalDate.parse("2090-06-30"));
        });
    }

    @ParameterizedTest
    @EnumSource
    void deletesNothingThatALaterFileNoLongerHas(Databases database) {
        on(database, desk -> {
            desk.take("transfermarkt-datasets", desk.zip("set.zip", SET));
            var later = desk.text("players.csv", """
                    player_id,pretty_name,date_of_birth,country_of_citizenship
                    9001,Ben Norden,2068-04-24,Norway
                    """);
            desk.take("transfermarkt-datasets", later);
            assertThat(Registers.coverage(desk.store()).moves()).isEqualTo(5);
            assertThat(player(desk, "ben-norden-2068").agent()).contains("Kallio Sports");
        });
    }

    @ParameterizedTest
    @EnumSource
    void saysWhatTheLatestFileNoLongerHas(Databases database) {
        on(database, desk -> {
            desk.take("transfermarkt-datasets", desk.zip("set.zip", SET));
            assertThat(Registers.moves(desk.store()).of("ben-norden-2068"))
                    .extracting(Move::gone)
                    .containsOnly(Optional.empty());
            desk.take(
                    "transfermarkt-datasets",
                    desk.zip("later.zip", Map.of("transfers.csv", """
                    player_id,transfer_date,transfer_season,from_club_id,to_club_id,from_club_name,to_club_name,transfer_fee
                    9002,2089-07-01,89/90,72,73,IF Norra,Costa Club,0.000
                    """, "player_valuations.csv", """
                    player_id,date,market_value_in_eur
                    9002,2091-07-01,500000
                    """)));
            LocalDate later = LocalDate.parse("2091-07-01");
            assertThat(Registers.moves(desk.store()).of("ben-norden-2068"))
                    .extracting(Move::gone)
                    .containsOnly(Optional.of(later));
            assertThat(Registers.moves(desk.store()).of("iker-solano-2066"))
                    .extracting(Move::gone)
                    .containsExactly(Optional.of(later), Optional.of(later), Optional.empty());
            assertThat(Registers.valuations(desk.store()).of("ben-norden-2068"))
                    .extracting(Valuation::gone)
                    .containsOnly(Optional.of(later));

            desk.take("transfermarkt-datasets", desk.zip("set.zip", SET));
            assertThat(Registers.moves(desk.store()).of("ben-norden-2068"))
                    .extracting(Move::gone)
                    .containsOnly(Optional.of(later));
        });
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void readsColumnsInAnyOrderTakesDoublesOnceAndKnowsAContractByItsMonth(Databases database) {
        on(database, desk -> {
            desk.take("transfermarkt-datasets", desk.text("players.csv", """
                    url,contract_expiration_date,country_of_citizenship,date_of_birth,pretty_name,market_value_in_gbp,player_id
                    ,2093-06-01 00:00:00,Norway,2068-04-24,Ben Norden,7000000,9001
                    ,2094-06-30,Norway,2069-04-24,Ann Other,,9004
                    ,2093-06-01 00:00:00,Norway,2068-04-24,Ben Norden,7000000,9001
                    """));
            assertThat(Registers.coverage(desk.store()).players()).isEqualTo(2);
            var contract = player(desk, "ben-norden-2068").contractUntil().orElseThrow();
            assertThat(contract.text()).isEqualTo("2093-06");
            assertThat(contract.latest()).isEqualTo(LocalDate.parse("2093-06-30"));
            assertThat(Registers.valuations(desk.store()).of("ben-norden-2068")).isEmpty();
        });
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void refusesAnotherFileWithTheReason(Databases database) {
        on(
                database,
                desk -> assertThatThrownBy(() ->
                                desk.take("transfermarkt-datasets", desk.text("shop.csv", "article,price\nShirt,12\n")))
                        .hasMessageStartingWith(
                                "This is no transfermarkt-datasets file: it expects the zip of the data set")
                        .hasMessageEndingWith("The first line of shop.csv is: article, price."));
    }

    private static Player player(Desk desk, String slug) {
        return Registers.players(desk.store()).find(slug).orElseThrow();
    }

    private void on(Databases database, Consumer<Desk> test) {
        try (ConfigurableApplicationContext context = database.open(folder.resolve("data"))) {
            test.accept(new Desk(context.getBean(Store.class), folder));
        }
    }
}
