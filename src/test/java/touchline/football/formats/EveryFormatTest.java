package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.football.Registers;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Databases;
import touchline.store.Store;

class EveryFormatTest {

    private static final Path FILES = Path.of("src/test/resources/football");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void isTakenOnBothDatabasesRehearsedFirstAndTwiceWithoutAnyChange(Databases database) {
        try (var context = database.open(folder.resolve("data"))) {
            var desk = new Desk(context.getBean(Store.class), folder);
            Map<String, Path> files = files(desk);
            assertThat(files.keySet()).containsExactlyInAnyOrderElementsOf(Imports.formats());
            files.forEach((format, file) -> {
                int before = Registers.coverage(desk.store()).players();
                var rehearsed = desk.rehearse(format, file);
                assertThat(Registers.coverage(desk.store()).players())
                        .as(format)
                        .isEqualTo(before);
                var taken = desk.take(format, file);
                assertThat(taken.counts()).as(format).isEqualTo(rehearsed.counts());
                assertThat(taken.count(Outcome.ADDED)).as(format).isPositive();
                int after = Registers.coverage(desk.store()).players();
                assertThat(desk.take(format, file).summary()).as(format).endsWith("Nothing changes.");
                assertThat(Registers.coverage(desk.store()).players())
                        .as(format)
                        .isEqualTo(after);
            });
        }
    }

    private static Map<String, Path> files(Desk desk) {
        Map<String, Path> files = new LinkedHashMap<>();
        files.put(
                "transfermarkt-datasets",
                desk.zip(
                        "tm.zip",
                        Map.of(
                                "players.csv.gz", """
                player_id,name,date_of_birth,country_of_citizenship,current_club_id,current_club_name,last_season
                1,Ann One,1999-05-06,Norway,71,FC Brisa,2090
                """,
                                "player_valuations.csv", """
                player_id,date,market_value_in_eur
                1,2090-06-01,8000000
                """)));
        files.put("ewenme-transfers", desk.text("league.csv", """
                club_name,player_name,age,position,club_involved_name,fee,transfer_movement,transfer_period,fee_cleaned,league_name,year,season,country
                FC Brisa,Bea Two,22,Centre-Back,IF Norra,Loan fee:€1.50m,in,Summer,1.5,L,2090,2090/2091,X
                """));
        files.put("salimt", desk.text("player_profiles.csv", """
                player_id,player_name,date_of_birth,height,citizenship
                3,Cee Three (3),1998-04-24,"1,91 m",Norway
                """));
        files.put("fbref", desk.text("fbref 2090-2091.csv", """
                Player,Nation,Squad,Born,Age,Min,Gls
                Dee Four,no NOR,FC Brisa,2068,22,900,4
                """));
        files.put("understat", desk.text("EPL-2090.json", """
                [{"id": "5", "player_name": "Eve Five", "games": "3", "time": "270", "team_title": "FC Brisa"}]
                """));
        files.put("wyscout-export", desk.text("search 2090-2091.csv", """
                Player,Team,Position,Minutes played,Shots per 90
                Fay Six,FC Brisa,CF,900,2.0
                """));
        files.put("csv", desk.text("list.csv", """
                name,born,value
                Gia Seven,1999-05-06,€1.5m
                """));
        files.put("statsbomb", FILES.resolve("statsbomb"));
        files.put("wyscout-open", FILES.resolve("wyscout-open"));
        files.put("openfootball", FILES.resolve("openfootball"));
        files.put("events", desk.text("events.csv", """
                player_slug,day,kind,from_club,to_club,publisher
                ann-one-1999,2090-07-25,rumour,FC Brisa,IF Norra,Paper One
                """));
        return files;
    }
}
