package touchline.football.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.RunningServer;
import touchline.football.Event;
import touchline.football.Events;
import touchline.football.Players;
import touchline.football.reading.Asked;

/** Market events from files, in the register of the sample. */
class MarketEventsTest {

    private static final String KANE = "harry-kane-1993";
    private static final String LINES = """
            {"player_slug":"harry-kane-1993","day":"2026-07-20","kind":"rumour","from_club":"Bayern Munich","to_club":"Leeds","publisher":"Paper One","url":"https://one.example/kane"}
            {"player":"Harry Kane","born":"1993-07-28","day":"2026-07-22","kind":"rumour","from_club":"Bayern Munich","to_club":"Leeds","publisher":"Paper Two","url":"https://two.example/kane"}
            {"player_slug":"harry-kane-1993","day":"2026-07-23","kind":"rumour","from_club":"Bayern Munich","to_club":"Leeds","publisher":"Paper One","url":"https://one.example/kane-again"}
            {"player":"Nobody Atall","day":"2026-07-22","kind":"injury","certainty":"confirmed","summary":"Out for two weeks","publisher":"Paper One"}

            {"player_slug":"harry-kane-1993","day":"22/23/2026","kind":"injury","certainty":"confirmed"}
            {"player_slug":"harry-kane-1993","day":"2026-07-22","kind":"injury"}
            {"player_slug":"harry-kane-1993","day":"2027-07-22","kind":"rumour"}
            {broken
            """;

    private static RunningServer server;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        server = RunningServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void areOneAPublisherApartFromWhatIsConfirmedAndKeepTheirFirstDay() throws Exception {
        int players = server.bean(Players.class).names().size();
        var report = take("events.jsonl", LINES, "2026-07-24");

        assertThat(report.counts()).containsEntry("refused", 4).containsEntry("added", 3);
        assertThat(report.remarks()).extracting(ImportReport.Remark::line).contains(4, 6, 7, 8, 9);
        assertThat(report.text()).contains("Nobody Atall", "Kept under the name alone", "lies ahead");
        assertThat(rumours())
                .extracting(event -> event.publisher().orElseThrow())
                .containsExactlyInAnyOrder("Paper One", "Paper Two");
        assertThat(server.bean(Players.class).names()).hasSize(players);

        take("again.csv", """
                player_slug,day,kind,from_club,to_club,publisher
                harry-kane-1993,2026-07-25,rumour,Bayern Munich,Leeds,Paper One
                """, "2026-07-30");

        assertThat(rumours()).hasSize(2).extracting(Event::firstSeen).containsOnly(LocalDate.of(2026, 7, 24));
        assertThat(take("events.jsonl", LINES, "2026-07-24").counts()).containsEntry("added", 0);
    }

    @Test
    void ofOneFileTwiceChangeNothingThoughTwoRowsAreOneEvent() throws Exception {
        String rows = """
                player_slug,day,kind,to_club,publisher,summary
                cole-palmer-2002,2026-07-20,rumour,Leeds,Paper One,Leeds ask
                cole-palmer-2002,2026-07-23,rumour,Leeds,Paper One,Leeds ask again
                """;
        take("twice.csv", rows, "2026-07-24");
        var before = server.bean(Events.class).of("cole-palmer-2002");

        assertThat(take("twice.csv", rows, "2026-07-24").counts())
                .containsEntry("added", 0)
                .containsEntry("updated", 0)
                .containsEntry("unchanged", 2);
        assertThat(server.bean(Events.class).of("cole-palmer-2002")).isEqualTo(before);
        assertThat(before).extracting(Event::summary).contains("Leeds ask again");
    }

    @Test
    void thatSayASlugAloneHaveTheNameOfTheRegister() throws Exception {
        take("slug.csv", """
                player_slug,day,kind,certainty,from_club,to_club,publisher
                bukayo-saka-2001,2026-07-20,transfer_confirmed,confirmed,Arsenal,Leeds,Paper One
                """, "2026-07-24");

        assertThat(server.bean(Events.class).of("bukayo-saka-2001"))
                .filteredOn(it -> it.publisher().filter("Paper One"::equals).isPresent())
                .singleElement()
                .satisfies(it -> assertThat(it.name()).isEqualTo("Bukayo Saka"))
                .satisfies(it -> assertThat(it.summary()).isEqualTo("Bukayo Saka: Arsenal to Leeds"));
    }

    @Test
    void ofASlugThatNobodyHasAreNotTaken() throws Exception {
        var report = take("slugs.csv", """
                player_slug,day,kind,publisher
                no-such-player-1900,2026-07-20,rumour,Paper One
                """, "2026-07-24");

        assertThat(report.counts()).containsEntry("ambiguous", 1).containsEntry("added", 0);
        assertThat(report.remarks()).extracting(ImportReport.Remark::what).containsExactly("no-such-player-1900");
        assertThat(report.text()).contains("No player of the register has the slug 'no-such-player-1900'");
    }

    @Test
    void ofAnotherKindOfFileAreRefusedAsAWhole() {
        assertThat(catchThrowable(() -> take("shop.csv", "article,price\nShirt,12\n", "2026-07-24")))
                .hasMessageContaining("This is no events file");
    }

    private List<Event> rumours() {
        return server.bean(Events.class).of(KANE).stream()
                .filter(event -> event.certainty() == Event.Certainty.RUMOUR)
                .filter(event -> event.origin().source().equals("operator-wire"))
                .toList();
    }

    private ImportReport take(String name, String text, String asOf) throws Exception {
        Path file = Files.writeString(folder.resolve(name), text);
        return server.bean(Imports.class)
                .take("events", file, new Asked(Map.of("as_of", asOf, "source", "Wire")), false, _ -> {});
    }
}
