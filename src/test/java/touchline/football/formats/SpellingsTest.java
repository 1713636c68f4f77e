package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Foot;
import touchline.football.Player;
import touchline.football.PlayerFilter;
import touchline.football.Players;
import touchline.football.Registers;
import touchline.football.Season;
import touchline.football.Window;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Databases;
import touchline.store.Store;

/** The same facts in whatever file, letters and language they come. */
class SpellingsTest {

    @TempDir
    static Path folder;

    private static ConfigurableApplicationContext context;
    private static Desk desk;

    @BeforeAll
    static void open() {
        context = Databases.SQLITE.open(folder.resolve("data"));
        desk = new Desk(context.getBean(Store.class), folder);
    }

    @AfterAll
    static void close() {
        context.close();
    }

    @Test
    void readsUtf16WithAMarkAndTabs() {
        String table = "name\tborn\tposition\nŽofie Šestnáct\t1999-05-06\tDefender\n";
        desk.take("csv", desk.bytes("little.csv", ("\uFEFF" + table).getBytes(StandardCharsets.UTF_16LE)));
        assertThat(player("zofie-sestnact-1999").name()).isEqualTo("Žofie Šestnáct");
        var big = desk.bytes("big.csv", ("\uFEFF" + table).getBytes(StandardCharsets.UTF_16BE));
        assertThat(desk.take("csv", big).count(Outcome.UNCHANGED)).isEqualTo(1);
    }

    @Test
    void everyWordForNothingIsUnknownAndNeverNought() {
        List<String> nothing = List.of("", "-", "?", "N/A", "NA", "NaN", "null", "None", "<NA>", "NaT", "0", "0.00");
        for (int row = 0; row < nothing.size(); row++) {
            String word = nothing.get(row);
            String unread = word.startsWith("0") ? "" : word;
            var report = desk.take("csv", desk.text("nothing-%d.csv".formatted(row), """
                    name,born,height,weight,value,foot,club,contract_until,position
                    Nil Wort,2001-0%d-1%d,%s,%s,%s,%s,%s,%s,%s
                    """.formatted(
                            row % 9 + 1, row / 9, word, word, word, unread, unread, unread, unread)));
            assertThat(report.remarks())
                    .filteredOn(remark -> remark.outcome().equals("refused"))
                    .as(word)
                    .isEmpty();
        }
        assertThat(Registers.players(desk.store())
                        .page(PlayerFilter.EVERYBODY, Players.Sort.NAME, 0, 100)
                        .items())
                .filteredOn(player -> player.name().equals("Nil Wort"))
                .hasSize(nothing.size())
                .allSatisfy(player -> {
                    assertThat(player.heightCm()).isEmpty();
                    assertThat(player.weightKg()).isEmpty();
                    assertThat(player.foot()).isEmpty();
                    assertThat(player.club()).isEmpty();
                    assertThat(player.contractUntil()).isEmpty();
                    assertThat(Registers.valuations(desk.store()).of(player.slug()))
                            .isEmpty();
                });
    }

    @Test
    void readsWorkbooksWhoseDaysAreNumbers() {
        Path workbook = desk.workbook("list.xlsx", """
                name | born | height | contract_until
                Exa Cell | 36951 | 185 | 48029
                """);
        desk.take("csv", workbook);
        assertThat(player("exa-cell-2001").born().orElseThrow().date()).contains(LocalDate.parse("2001-03-01"));
        assertThat(player("exa-cell-2001").contractUntil()).contains(Window.day(LocalDate.parse("2031-06-30")));
    }

    @Test
    void readsWyscoutsWorkbookWhateverItIsCalled() {
        Path workbook = desk.workbook("Search results.bin", """
                Player | Team | Team within selected timeframe | Position | Minutes played | Shots per 90
                E. Works | FC Brisa | IF Norra | LCB, RCB3 | 900 | 2.5
                """);
        desk.take("wyscout-export", workbook, Map.of("season", "2090/2091"));
        assertThat(season("e-works").metrics()).containsEntry("shots", 25.0);
    }

    @Test
    void readsWyscoutInSpanishAndPortuguese() {
        var season = Map.of("season", "2090/2091");
        desk.take("wyscout-export", desk.text("es.csv", """
                Jugador,Equipo,Equipo durante el período seleccionado,Posición específica,Minutos jugados,Goles,Remates/90,"Tiros a la portería, %",Duelos aéreos en los 90,"Duelos aéreos ganados, %",Pasaporte,Pie
                S. Paz,FC Brisa,IF Norra,"LWF, CF",1800,7,"2,5","50,0",3.0,50.0,Países Bajos,derecho
                """), season);
        assertThat(season("s-paz").team()).isEqualTo("IF Norra");
        assertThat(season("s-paz").metrics())
                .containsAllEntriesOf(
                        Map.of("goals", 7.0, "shots", 50.0, "shots_on_target", 25.0, "aerial_duels_won", 30.0));
        assertThat(player("s-paz").nationalities()).containsExactly("Netherlands");
        assertThat(player("s-paz").foot()).contains(Foot.RIGHT);

        desk.take("wyscout-export", desk.text("pt.csv", """
                Jogador;Equipa;Equipa dentro de um período de tempo seleccionado;Posição;Minutos jogados:;Golos;Duelos defensivos por 90;Duelos defensivos ganhos, %;País de nascimento
                P. Luz;FC Brisa;IF Norra;DMF;900;1;4,5;40,0;Alemanha
                """), season);
        assertThat(season("p-luz").metrics())
                .containsAllEntriesOf(Map.of("goals", 1.0, "defensive_duels", 45.0, "defensive_duels_won", 18.0));
        assertThat(player("p-luz").nationalities()).containsExactly("Germany");
    }

    @Test
    void readsWyscoutInTurkishAndNamesTheColumnsItDoesNotKnow() {
        var report = desk.take("wyscout-export", desk.text("tr 2090-2091.csv", """
                Oyuncu,Takım,Pozisyon,Yaş,Sözleşme bitişi,Oynadığı dakikar,Goller,xG,Asistler,Ayak,Boy,90'da şutlar,"Hedefi bulan şut, %",90 dakikada top sürme,"Başarılı top sürme, %",Maç başına kilit paslar
                İ. Güneş,FC Brisa,"CF, LWF",22,2093-06-30,900,7,6.5,2,sağ,0,2.5,40.0,4.0,50.0,1.0
                """));
        assertThat(report.notes())
                .anyMatch(note -> note.contains("Sözleşme bitişi"))
                .anyMatch(note -> note.startsWith("No competition is named"));
        assertThat(season("i-gunes").team()).isEqualTo("FC Brisa");
        assertThat(season("i-gunes").metrics())
                .containsAllEntriesOf(Map.of("goals", 7.0, "shots", 25.0, "shots_on_target", 10.0))
                .containsAllEntriesOf(Map.of("take_ons_won", 20.0, "key_passes", 10.0));
        assertThat(player("i-gunes").foot()).contains(Foot.RIGHT);
        assertThat(player("i-gunes").heightCm()).isEmpty();
    }

    @Test
    void readsFbrefAsSoccerdataSavesIt() {
        desk.take("fbref", desk.text("index.csv", """
                ,,,,nation,pos,age,born,Playing Time,Playing Time,Playing Time,Performance,Performance,Per 90 Minutes
                ,,,,,,,,MP,Starts,Min,Gls,Ast,Gls
                league,season,team,player,,,,,,,,,,
                ENG-Premier League,2021,FC Brisa,Sue Index,NOR,FW,24-100,1996,30,30,2700,9,4,0.30
                """));
        Season index = season("sue-index-1996");
        assertThat(index.season()).isEqualTo("2020/21");
        assertThat(index.competition().name()).isEqualTo("Premier League");
        assertThat(index.minutes()).contains(2700);
        assertThat(index.metrics()).containsEntry("goals", 9.0);

        desk.take("fbref", desk.text("reset.csv", """
                league,season,team,player,nation,pos,age,born,Playing Time,Playing Time,Performance,Per 90 Minutes
                ,,,,,,,,MP,Min,Gls,Gls
                ESP-La Liga,2324,FC Brisa,Rea Reset,NOR,FW,24,1999,30,1800,5,0.25
                """));
        assertThat(season("rea-reset-1999").season()).isEqualTo("2023/24");
        assertThat(season("rea-reset-1999").metrics()).containsEntry("goals", 5.0);

        desk.take("fbref", desk.text("joined.csv", """
                league_,season_,team_,player_,nation_,born_,Playing Time_MP,Playing Time_Min,Performance_Gls,Expected_xG
                ITA-Serie A,2324,FC Brisa,Joy Joined,NOR,1999,30,1800,6,5.5
                """));
        assertThat(season("joy-joined-1999").metrics()).containsAllEntriesOf(Map.of("goals", 6.0, "xg", 5.5));
    }

    @Test
    void takesFiguresPer90OfFbrefOnlyWhereTheTotalsAreMissing() {
        desk.take("fbref", desk.text("per90 2020-2021.csv", """
                Player,Squad,Born,Min,Gls_Per,xG_Per,xG
                Pia Ninety,FC Brisa,1996,1800,0.25,0.9,6.5
                """));
        assertThat(season("pia-ninety-1996").metrics()).containsAllEntriesOf(Map.of("goals", 5.0, "xg", 6.5));
    }

    @Test
    void readsUnderstatAsSoccerdataSavesIt() {
        desk.take("understat", desk.text("understat.csv", """
                league,season,team,player,league_id,season_id,team_id,player_id,position,matches,minutes,goals,xg,np_goals,np_xg,assists,xa,shots,key_passes,yellow_cards,red_cards,xg_chain,xg_buildup
                ENG-Premier League,2021,FC Brisa,Una Stat,1,2020,71,9401,F M S,30,2500,12,10.5,10,9.0,3,2.25,80,20,4,0,15.0,4.0
                """));
        assertThat(season("una-stat").season()).isEqualTo("2020/21");
        assertThat(season("una-stat").competition().name()).isEqualTo("Premier League");
        assertThat(season("una-stat").metrics())
                .containsAllEntriesOf(Map.of("xg", 10.5, "npxg", 9.0, "xa", 2.25, "penalty_goals", 2.0));
    }

    @Test
    void knowsAClubInFullByItsShortName() {
        String header =
                "club_name,player_name,age,position,club_involved_name,fee,transfer_movement,transfer_period,fee_cleaned,league_name,year,season,country\n";
        desk.take(
                "ewenme-transfers",
                desk.zip(
                        "short.zip",
                        Map.of(
                                "a.csv",
                                        header
                                                + "Eintracht Frankenau,Sam Short,22,Right Winger,Bor. Dortbach,€2.00m,in,Summer,2,L,2090,2090/2091,X\n",
                                "b.csv",
                                        header
                                                + "Borussia Dortbach,Sam Short,22,Right Winger,E. Frankenau,€2.00m,out,Summer,2,L,2090,2090/2091,X\n")));
        assertThat(Registers.moves(desk.store()).of("sam-short"))
                .singleElement()
                .satisfies(move -> {
                    assertThat(move.from().orElseThrow().name()).isEqualTo("Borussia Dortbach");
                    assertThat(move.to().orElseThrow().name()).isEqualTo("Eintracht Frankenau");
                });
    }

    @Test
    void readsFbrefsLightTableAndOlderNames() {
        desk.take("fbref", desk.text("light 2026-2027.csv", """
                Rk,Player,Nation,Pos,Squad,Age,Born,MP,Starts,Min,90s,Gls,Ast,Sh,SoT,CrdY,CrdR,2CrdY,Fls,Fld,Int,TklW,Matches,-9999
                1,Lee Light,no NOR,DF,FC Brisa,24,2002,3,3,270,3.0,1,0,4,2,1,0,0,5,1,6,2,Matches,l1
                """));
        assertThat(season("lee-light-2002").metrics())
                .containsAllEntriesOf(Map.of("shots", 4.0, "fouls", 5.0, "interceptions", 6.0))
                .doesNotContainKey("xg");
        desk.take("fbref", desk.text("old 2019-2020.csv", """
                Rk,Player,Nation,Pos,Squad,Age,Born,MP,Starts,Min,Gls,Ast,xG,npxG,xA,Gls,xA
                1,Ole Old,no NOR,FW,FC Brisa,24,1995,30,30,"2,700",9,4,8.1,7.3,3.9,0.30,0.13
                """));
        assertThat(season("ole-old-1995").metrics()).containsEntry("xa", 3.9).containsEntry("goals", 9.0);
    }

    @Test
    void readsTablesOfFbrefThatAToolHasFlattened() {
        desk.take("fbref", desk.text("big5.csv", """
                Season_End_Year,Squad,Comp,Player,Nation,Pos,Age,Born,MP_Playing,Starts_Playing,Min_Playing,Mins_Per_90_Playing,Gls,PK,Gls_Per,xG_Expected,PrgP_Progression
                2021,FC Brisa,Premier League,Flo Flat,NOR,FW,24,1996,30,30,2700,30.0,9,1,0.30,8.1,70
                """));
        Season flat = season("flo-flat-1996");
        assertThat(flat.season()).isEqualTo("2020/21");
        assertThat(flat.minutes()).contains(2700);
        assertThat(flat.metrics())
                .containsAllEntriesOf(Map.of("goals", 9.0, "xg", 8.1, "progressive_passes_accurate", 70.0));
    }

    @Test
    void readsOlderPagesOfUnderstatAndRefusesEmptyOnes() {
        desk.take("understat", desk.text("EPL-2014.html", """
                <script>var playersData\t= JSON.parse('\\x5B\\x7B\\x22id\\x22\\x3A\\x22619\\x22,\\x22player_name\\x22\\x3A\\x22Ang\\x5Cu00e9l Inline\\x22,\\x22games\\x22\\x3A\\x2233\\x22,\\x22time\\x22\\x3A\\x222551\\x22,\\x22goals\\x22\\x3A\\x2226\\x22,\\x22team_title\\x22\\x3A\\x22FC Brisa\\x22\\x7D\\x5D');</script>
                """));
        assertThat(player("angel-inline").name()).isEqualTo("Angél Inline");
        assertThat(season("angel-inline").season()).isEqualTo("2014/15");
        assertThatThrownBy(() -> desk.take("understat", desk.text("EPL-2025.html", "<html><body></body></html>")))
                .hasMessageContaining("Understat loads them afterwards since December 2025");
    }

    @Test
    void takesAMoveThatStandsWithBothClubsOnce() {
        String header =
                "club_name,player_name,age,position,club_involved_name,fee,transfer_movement,transfer_period,fee_cleaned,league_name,year,season,country\n";
        desk.take(
                "ewenme-transfers",
                desk.zip(
                        "leagues.zip",
                        Map.of(
                                "one.csv",
                                        header
                                                + "FC Brisa,Tom Twice,22,Right Winger,IF Norra,€2.00m,in,Summer,2,L,2090,2090/2091,X\n",
                                "two.csv",
                                        header
                                                + "IF Norra,Tom Twice,22,Right Winger,FC Brisa,€2.00m,out,Summer,2,M,2090,2090/2091,Y\n")));
        assertThat(Registers.moves(desk.store()).of("tom-twice")).hasSize(1);
    }

    private static Player player(String slug) {
        return Registers.players(desk.store()).find(slug).orElseThrow();
    }

    private static Season season(String player) {
        return Registers.seasons(desk.store()).of(player).getFirst();
    }
}
