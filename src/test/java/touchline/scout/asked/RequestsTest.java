package touchline.scout.asked;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.RunningServer;
import touchline.football.Clubs;
import touchline.football.Foot;
import touchline.football.Money;
import touchline.football.PlayerFilter;
import touchline.football.Players;
import touchline.football.Position;
import touchline.football.Seasons;
import touchline.football.Valuations;
import touchline.football.outlook.Contracts;

class RequestsTest {

    private static final Clock TODAY = Clock.fixed(Instant.parse("2026-11-28T12:00:00Z"), ZoneOffset.UTC);

    private static RunningServer server;
    private static Requests requests;

    @BeforeAll
    static void start() {
        server = RunningServer.start();
        requests = new Requests(
                TODAY,
                server.bean(Clubs.class),
                server.bean(Seasons.class),
                server.bean(Contracts.class),
                server.bean(Valuations.class));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static PlayerFilter filter(String request) {
        return requests.read(request).filter(UnaryOperator.identity());
    }

    @Test
    void readsADescriptionOfManyParts() {
        var wanted = requests.read("left-footed centre-backs under 23 in Ligue 1 with 900 minutes");

        assertThat(wanted.name()).isEmpty();
        assertThat(wanted.understood()).hasSize(5);
        assertThat(wanted.filter(UnaryOperator.identity()))
                .isEqualTo(PlayerFilter.of(draft -> draft.foot(Foot.LEFT)
                        .position(Position.DF)
                        .bornFrom(LocalDate.of(2003, 11, 29))
                        .competition("Ligue 1")
                        .minMinutes(900)));
    }

    @ParameterizedTest
    @CsvSource({
        "defensores zurdos de Uruguay, left-footed defenders from Uruguay",
        "gardiens français de moins de 25 ans, French goalkeepers under 25",
        "deutsche Stürmer über 185 cm, German forwards taller than 185 cm",
        "delanteros brasileños menores de 23 con al menos 900 minutos, Brazilian forwards under 23 with 900 minutes",
        "milieux de terrain sénégalais avec 900 minutes, Senegalese midfielders with 900 minutes",
        "linksfüßige Innenverteidiger aus der Schweiz unter 23 Jahren, left-footed centre-backs from Switzerland under 23",
        "joueurs gauchers nés après 2000, left-footed players born after 2000",
        "nach 2000 geborene Torhüter aus Polen, goalkeepers from Poland born after 2000",
        "porteros de entre 20 y 24 años, goalkeepers aged 20 to 24",
        "centrocampistas de Costa de Marfil, midfielders from Côte d'Ivoire",
        "Spieler aus der Türkei, players from Turkey",
        "joueurs tchèques, players from the Czech Republic",
        "extremos de Inglaterra, wingers from England",
        "delanteros de Bosnia y Herzegovina, forwards from Bosnia and Herzegovina",
        "attaquants d'Allemagne en Ligue 1, forwards from Germany in Ligue 1"
    })
    void readsSpanishFrenchAndGermanAsEnglish(String request, String english) {
        assertThat(filter(request)).isEqualTo(filter(english)).isNotEqualTo(PlayerFilter.EVERYBODY);
        assertThat(requests.read(request).name()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "goalkeepers, GK",
        "centre backs, DF",
        "right-back, DF",
        "wingers, FW",
        "strikers, FW",
        "No 9, FW",
        "defensive midfielders, MF",
        "playmaker, MF",
    })
    void takesPositionsInTheWordsOfTheGame(String words, Position position) {
        assertThat(filter(words).position()).contains(position);
    }

    @ParameterizedTest
    @CsvSource({
        "u21, 2005-11-29, ",
        "under 23, 2003-11-29, ",
        "under-23s, 2003-11-29, ",
        "over 30, , 1995-11-28",
        "aged 20 to 24, 2001-11-29, 2006-11-28",
        "born in 2003, 2003-01-01, 2003-12-31",
        "teenagers, 2006-11-29, ",
        "19 years old, 2006-11-29, 2007-11-28",
    })
    void readsAges(String words, String from, String to) {
        assertThat(filter(words).bornFrom()).isEqualTo(Optional.ofNullable(from).map(LocalDate::parse));
        assertThat(filter(words).bornTo()).isEqualTo(Optional.ofNullable(to).map(LocalDate::parse));
    }

    @ParameterizedTest
    @CsvSource({
        "Ivorian, Côte d'Ivoire",
        "players from Ivory Coast, Côte d'Ivoire",
        "Spaniards, Spain",
        "dutch defenders, Netherlands",
        "korean midfielders, South Korea",
        "Northern Irish, Northern Ireland",
    })
    void knowsWhatPeopleOfANationAreCalled(String words, String nation) {
        assertThat(filter(words).nationality()).contains(nation);
    }

    @Test
    void readsHeightsAndFeet() {
        assertThat(filter("taller than 1.90 m").minHeightCm()).contains(190);
        assertThat(filter("over 185 cm").minHeightCm()).contains(185);
        assertThat(filter("two-footed wingers").foot()).contains(Foot.BOTH);
    }

    @ParameterizedTest
    @CsvSource({
        "whose contract ends in 2027, 2027-01-01, 2027-12-31",
        "contract expires in June 2027, 2027-06-01, 2027-06-30",
        "players whose contracts expire before June 2028, 2026-11-28, 2028-05-31",
        "out of contract by summer 2027, 2026-11-28, 2027-12-31",
        "with a contract until 2029, 2029-01-01, 2029-12-31",
        "contract ends after 2028, 2029-01-01,",
        "contracts ending within the next 6 months, 2026-11-28, 2027-05-28",
        "contract running out in 1 year, 2026-11-28, 2027-11-28",
        "cuyo contrato termina en 2027, 2027-01-01, 2027-12-31",
        "dont le contrat expire en juin 2027, 2027-06-01, 2027-06-30",
        "deren Vertrag 2027 endet, 2027-01-01, 2027-12-31",
    })
    void readsEndsOfContracts(String words, String from, String to) {
        assertThat(filter(words).contractFrom())
                .isEqualTo(Optional.ofNullable(from).map(LocalDate::parse));
        assertThat(filter(words).contractTo()).isEqualTo(Optional.ofNullable(to).map(LocalDate::parse));
        assertThat(requests.read(words).name()).isEmpty();
        assertThat(requests.read(words).understood())
                .anyMatch(line -> line.contains("no ends of contracts are loaded"));
    }

    @ParameterizedTest
    @CsvSource({
        "'worth under €5m', , EUR 5000000",
        "'valued at more than 2.5 million', EUR 2500000,",
        "'with a market value below £800,000', , GBP 800000",
        "'over 10 million euros', EUR 10000000,",
        "'at most EUR 750k', , EUR 750000",
        "'up to $1,500,000', , USD 1500000",
        "'valorados en menos de 5 millones', , EUR 5000000",
        "'d''une valeur de moins de 3 millions d''euros', , EUR 3000000",
        "'mit einem Marktwert unter 4 Millionen Euro', , EUR 4000000",
    })
    void readsMarketValues(String words, String min, String max) {
        assertThat(filter(words).minValue().map(RequestsTest::text)).isEqualTo(Optional.ofNullable(min));
        assertThat(filter(words).maxValue().map(RequestsTest::text)).isEqualTo(Optional.ofNullable(max));
        assertThat(requests.read(words).name()).isEmpty();
        assertThat(filter(words).bornFrom()).isEmpty();
    }

    private static String text(Money sum) {
        return sum.currency() + " " + sum.units();
    }

    @Test
    void takesNoHeightForASumAndNoSumForAHeight() {
        assertThat(filter("over 1.90 m").minValue()).isEmpty();
        assertThat(filter("worth over 1.90 m").minHeightCm()).isEmpty();
        assertThat(filter("worth over 1.90 m").minValue()).contains(Money.of(1_900_000, "EUR"));
    }

    @Test
    void findsAClubBehindASmallWord() {
        var wanted = requests.read("Norwegian midfielders at Arsenal");

        assertThat(wanted.filter(UnaryOperator.identity()).club()).isPresent();
        assertThat(wanted.name()).isEmpty();
    }

    @Test
    void leavesTheNameOver() {
        assertThat(requests.read("norwegian midfielder odegaard").name()).contains("odegaard");
        assertThat(requests.read("the tallest goalkeepers").sort()).contains(Players.Sort.TALLEST);
    }
}
