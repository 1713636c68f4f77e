package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Fee;
import touchline.football.Move;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Databases;
import touchline.store.Store;

class FormatsTest {

    private static final String FBREF = """
            ,,,,,,,,Playing Time,Playing Time,Playing Time,Playing Time,Performance,Performance,Performance,Expected,Per 90 Minutes,Per 90 Minutes,,
            Rk,Player,Nation,Pos,Squad,Comp,Age,Born,MP,Starts,Min,90s,Gls,Ast,PK,xG,Gls,xG,Matches,-9999
            1,Ben Norden,no NOR,MFFW,FC Brisa,eng Premier League,22-187,2068,30,25,"2,101",23.3,12,3,2,10.5,0.51,0.45,Matches,abc123
            Rk,Player,Nation,Pos,Squad,Comp,Age,Born,MP,Starts,Min,90s,Gls,Ast,PK,xG,Gls,xG,Matches,-9999
            2,Iker Solano,es ESP,DF,2 Squads,eng Premier League,25,2065.0,30,25,"2,000",22.2,1,0,0,1.0,0.05,0.05,Matches,abc124
            3,Timo Vale,eng ENG,"DF,MF",FC Brisa,eng Premier League,35,2065,3,2,201,2.2,1,0,0,1.0,0.05,0.05,Matches,abc125
            """;

    @TempDir
    Path folder;

    @Test
    void readsTotalsOfFbrefAndNotItsSecondColumnsPer90() {
        on(desk -> {
            var report = desk.take("fbref", desk.text("standard-2090-2091.csv", FBREF));
            Season season =
                    Registers.seasons(desk.store()).of("ben-norden-2068").getFirst();
            assertThat(season.season()).isEqualTo("2090/91");
            assertThat(season.competition().name()).isEqualTo("Premier League");
            assertThat(season.minutes()).contains(2101);
            assertThat(season.metrics()).containsEntry("goals", 12.0).containsEntry("xg", 10.5);
            assertThat(season.position().orElseThrow().name()).isEqualTo("MF");
            assertThat(report.remarks())
                    .extracting(ImportReport.Remark::line, ImportReport.Remark::what)
                    .containsExactly(tuple(5, "Iker Solano"), tuple(6, "Timo Vale"));
            assertThat(report.remarks().getLast().sentence()).contains("another season than 2090/91");
        });
    }

    @Test
    void asksForTheSeasonWhereNothingSaysIt() {
        on(desk -> assertThatThrownBy(() -> desk.take("fbref", desk.text("export.csv", FBREF)))
                .hasMessageContaining("which season it is"));
    }

    @Test
    void readsSemicolonsAndWesternLettersAndDecimalCommas() {
        on(desk -> {
            byte[] file = """
                    Player;Squad;Born;Min;Gls;xG
                    Søren Müller;FC Brisa;2003.0;1.201;12;10,5
                    """.getBytes(Charset.forName("windows-1252"));
            desk.take("fbref", desk.bytes("kaggle 2024-2025.csv", file));
            Season season =
                    Registers.seasons(desk.store()).of("soren-muller-2003").getFirst();
            assertThat(season.metrics()).containsEntry("xg", 10.5);
        });
    }

    @Test
    void tellsTheFeesOfEwenmeApartAndTakesDoublesOnce() {
        on(desk -> {
            var report = desk.take("ewenme-transfers", desk.text("premier-league.csv", """
                    club_name,player_name,age,position,club_involved_name,fee,transfer_movement,transfer_period,fee_cleaned,league_name,year,season,country
                    FC Brisa,Ben Norden,22,Centre-Back,IF Norra,Loan fee:€1.50m,in,Summer,1.5,L,2090,2090/2091,X
                    FC Brisa,Ben Norden,22,Centre-Back,IF Norra,Loan fee:€1.50m,in,Summer,1.5,L,2090,2090/2091,X
                    FC Brisa,Iker Solano,22,Centre-Back,IF Norra,"End of loanMay 31, 2091",out,Winter,0,L,2090,2090/2091,X
                    FC Brisa,Timo Vale,22,Centre-Back,Without Club,?,out,Summer,NA,L,2090,2090/2091,X
                    """));
            assertThat(report.count(Outcome.REFUSED)).isEqualTo(1);
            assertThat(Registers.moves(desk.store()).of("ben-norden"))
                    .extracting(Move::kind, it -> it.fee().kind())
                    .containsExactly(tuple(Move.Kind.LOAN, Fee.Kind.LOAN_FEE));
            assertThat(Registers.moves(desk.store())
                            .of("iker-solano")
                            .getFirst()
                            .kind())
                    .isEqualTo(Move.Kind.LOAN_RETURN);
            assertThat(Registers.moves(desk.store()).of("timo-vale"))
                    .extracting(Move::kind, it -> it.fee().kind())
                    .containsExactly(tuple(Move.Kind.DEPARTURE, Fee.Kind.UNDISCLOSED));
        });
    }

    @Test
    void readsHeightsAndMomentsOfSalimt() {
        on(desk -> {
            desk.take(
                    "salimt",
                    desk.zip("salimt.zip", Map.of("player_profiles.csv", """
                    player_id,player_name,date_of_birth,height,citizenship,main_position,foot,contract_expires
                    9001,Ben Norden (9001),2068-04-24,"1,91 m",Norway  Sweden,Defender - Centre-Back,left,2093-06-30
                    """, "player_market_value.csv", """
                    player_id,date_unix,value
                    9001,3794256000,5000000
                    9001,2090-06-30,0
                    """)));
            var player = Registers.players(desk.store()).find("ben-norden-2068").orElseThrow();
            assertThat(player.heightCm()).contains(191);
            assertThat(player.nationalities()).containsExactly("Norway");
        });
    }

    @Test
    void readsTheTransfersAndValuesOfSalimtWithoutTheDayMoving() {
        on(desk -> {
            var report = desk.take(
                    "salimt",
                    desk.zip(
                            "salimt.zip",
                            Map.of(
                                    "player_profiles.csv",
                                    """
                    player_id,player_name,date_of_birth,height,citizenship,contract_expires
                    9001,Ben Norden (9001),2068-04-24,"1,91 m",Norway,Jun 2093
                    """,
                                    "transfer_history.csv",
                                    """
                    transfer_id,player_id,season,date,date_unformatted,from_team_id,from_team_url,from_team_name,to_team_id,to_team_url,to_team_name,value_at_transfer,transfer_fee
                    1,9001,88/89,"Jul 1, 2088",2088-07-01,71,/a,FC Brisa,72,/b,IF Norra,500000,Loan fee:€250Th.
                    2,9001,89/90,"Jun 30, 2089",2089-06-30,72,/b,IF Norra,71,/a,FC Brisa,,"End of loanJun 30, 2089"
                    3,9001,,,,72,/b,IF Norra,71,/a,FC Brisa,,-
                    """,
                                    "player_market_value.csv",
                                    """
                    player_id,date_unix,value
                    9001,3770323200,5000000
                    9001,3770323200000,5000000
                    9001,2090-06-30,0
                    """)));
            assertThat(Registers.moves(desk.store()).of("ben-norden-2068"))
                    .extracting(
                            Move::kind, it -> it.when().text(), it -> it.fee().kind())
                    .containsExactly(
                            tuple(Move.Kind.LOAN_RETURN, "2089-06-30", Fee.Kind.LOAN_RETURN),
                            tuple(Move.Kind.LOAN, "2088-07-01", Fee.Kind.LOAN_FEE));
            assertThat(Registers.valuations(desk.store()).of("ben-norden-2068"))
                    .extracting(value -> value.day().toString())
                    .containsExactly("2089-06-23");
            assertThat(report.count(Outcome.REFUSED)).isEqualTo(2);
            assertThat(Registers.players(desk.store())
                            .find("ben-norden-2068")
                            .orElseThrow()
                            .contractUntil()
                            .orElseThrow()
                            .text())
                    .isEqualTo("2093-06");
        });
    }

    @Test
    void readsTheStringsOfUnderstat() {
        on(desk -> {
            var report = desk.take("understat", desk.text("EPL-2090.json", """
                    {"teams": {}, "dates": [], "players": [
                      {"id": "77", "player_name": "Dara O&#039;Neal", "games": "30", "time": "2500", "goals": "12", "xG": "10.51",
                       "assists": "3", "xA": "2.25", "shots": "80", "key_passes": "20", "yellow_cards": "4", "red_cards": "0",
                       "position": "F M S", "team_title": "IF Norra,FC Brisa", "npg": "10", "npxG": "9.01"},
                      {"id": "78", "player_name": "Ben Norden", "games": "x", "team_title": "FC Brisa"}]}
                    """));
            Season season = Registers.seasons(desk.store()).of("dara-oneal").getFirst();
            assertThat(season.season()).isEqualTo("2090/91");
            assertThat(season.team()).isEqualTo("FC Brisa");
            assertThat(season.metrics()).containsEntry("penalty_goals", 2.0).containsEntry("xg", 10.51);
            assertThat(report.remarks().getFirst().what()).isEqualTo("Ben Norden");
        });
    }

    @Test
    void makesTotalsOfWyscoutsFiguresPer90() {
        on(desk -> {
            byte[] file = ("\uFEFF" + """
                    Player,Team,Team within selected timeframe,Position,Age,Minutes played,Goals,Shots per 90,"Shots on target, %",Height,Weight,Contract expires,Aerial duels per 90,Aerial duels per 90
                    B. Norden,FC Brisa,IF Norra,"LCB, RCB3",22,900,2,3.0,50.0,0,80,2093-06-30,1.5,1.5
                    """).getBytes(StandardCharsets.UTF_8);
            desk.take("wyscout-export", desk.bytes("search.csv", file), Map.of("season", "2090/2091"));
            Season season = Registers.seasons(desk.store()).of("b-norden").getFirst();
            assertThat(season.team()).isEqualTo("IF Norra");
            assertThat(season.metrics()).containsEntry("shots", 30.0).containsEntry("shots_on_target", 15.0);
            var player = Registers.players(desk.store()).find("b-norden").orElseThrow();
            assertThat(player.heightCm()).isEmpty();
            assertThat(player.weightKg()).contains(80);
            assertThat(player.position().orElseThrow().name()).isEqualTo("DF");
        });
    }

    @Test
    void readsAnyTableByAMapAndRefusesADayThatMayBeTwo() {
        on(desk -> {
            String table = """
                    Spieler;Geburtstag;Größe;Wert;Verein
                    Jörg Kallio;03/04/2001;1,85 m;€1.5m;FC Brisa
                    MÃ¼ller Ben;13/04/2001;6'1";;FC Brisa
                    Ohne Zellen;2001
                    """;
            Map<String, String> map = Map.of("map", "name=Spieler,born=Geburtstag,height=Größe,value=Wert,club=Verein");
            var report = desk.take("csv", desk.text("list.csv", table), map);
            var player =
                    Registers.players(desk.store()).find("jorg-kallio-2001").orElseThrow();
            assertThat(player.born().orElseThrow().date()).contains(LocalDate.parse("2001-04-03"));
            assertThat(Registers.players(desk.store())
                            .find("muller-ben-2001")
                            .orElseThrow()
                            .heightCm())
                    .contains(185);
            assertThat(report.remarks()).extracting(ImportReport.Remark::line).containsExactly(4);

            var unclear = desk.take("csv", desk.text("unclear.csv", table.replace("13/04", "11/04")), map);
            assertThat(unclear.remarks().getFirst().sentence()).contains("may be two days or none");
        });
    }

    @Test
    void refusesWhatUnpacksToFarMoreThanItShould() {
        on(desk -> {
            var gzip = desk.bytes("bomb.csv.gz", Desk.gzipped(new byte[64 << 20]));
            var zip = desk.zip("bomb.zip", Map.of("a.csv", " ".repeat(64 << 20)));

            assertThatThrownBy(() -> desk.take("csv", gzip)).hasMessageContaining("unpacks to far more");
            assertThatThrownBy(() -> desk.take("csv", zip)).hasMessageContaining("unpacks to far more");
        });
    }

    private void on(Consumer<Desk> test) {
        try (ConfigurableApplicationContext context = Databases.SQLITE.open(folder.resolve("data"))) {
            test.accept(new Desk(context.getBean(Store.class), folder));
        }
    }
}
