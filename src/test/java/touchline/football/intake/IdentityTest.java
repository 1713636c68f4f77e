package touchline.football.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.football.intake.Taken.ALPHA;
import static touchline.football.intake.Taken.BETA;
import static touchline.football.intake.Taken.SOURCES;
import static touchline.football.intake.Taken.player;
import static touchline.football.intake.Taken.who;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.football.intake.IntakeReport.Remark;
import touchline.store.Databases;
import touchline.store.Store;

class IdentityTest {

    @TempDir
    Path folder;

    private ConfigurableApplicationContext context;
    private Intake intake;

    @BeforeEach
    void open() {
        context = Databases.SQLITE.open(folder);
        intake = new Intake(context.getBean(Store.class), List.of());
    }

    @AfterEach
    void close() {
        context.close();
    }

    @Test
    void keepsTwoOfOneNameApartAndAsksWhoTheThirdIs() {
        IntakeReport report = take(
                player(1, who("X1", "Ben Norden", "1993-04-24", ""), ALPHA),
                player(2, who("X2", "Ben Norden", "1995-08-11", ""), ALPHA),
                player(3, who("", "Ben Norden", "1993-04-24", ""), BETA),
                player(4, who("", "Ben Norden", "", ""), BETA));

        assertThat(slugs()).containsExactly("ben-norden-1993", "ben-norden-1995");
        assertThat(report.count(Outcome.AMBIGUOUS)).isEqualTo(1);
        assertThat(report.remarks())
                .filteredOn(remark -> remark.outcome() == Outcome.AMBIGUOUS)
                .extracting(Remark::line)
                .containsExactly(4);
        assertThat(report.remarks().getLast().candidates())
                .containsExactlyInAnyOrder("ben-norden-1993", "ben-norden-1995");
        assertThat(sourcesOf("ben-norden-1993")).containsExactly("alpha", "beta");
    }

    @Test
    void keepsNamesakesOfOneYearApartUnderNumberedSlugs() {
        take(
                player(1, who("X1", "Ben Norden", "1993-04-24", "Norway"), ALPHA),
                player(2, who("X2", "Ben Norden", "1993-08-11", "Kenya"), ALPHA));
        take(player(1, who("X2", "Ben Norden", "1993-08-11", "Kenya"), ALPHA));

        assertThat(slugs()).containsExactly("ben-norden-1993", "ben-norden-1993-2");
    }

    @Test
    void keepsTwinsApartAndSaysSo() {
        IntakeReport report = take(
                player(1, who("", "Aleksei Zimarev", "1995-10-17", "Russia"), ALPHA),
                player(2, who("", "Anton Zimarev", "1995-10-17", "Russia"), ALPHA),
                player(3, who("", "Alexey Zimarev", "1995-10-17", "Russia"), BETA),
                player(4, who("", "Zimarev Anton", "1995-10-17", "Russia"), BETA));

        assertThat(slugs()).containsExactly("aleksei-zimarev-1995", "anton-zimarev-1995");
        assertThat(sourcesOf("anton-zimarev-1995")).containsExactly("alpha", "beta");
        assertThat(report.remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.candidates()).containsExactly("aleksei-zimarev-1995"));
    }

    @Tag("BR-083")
    @ParameterizedTest
    @CsvSource({
        "Ben Norden, Norway, Ben Kallio, Norway",
        "Ben Norden, Norway, Ben Kallio, Kenya",
        "Ben Norden, '', Ben Kallio, ''",
        "Ben Aaron Norden, Norway, Ben Kallio, Kenya",
        "Ben Aaron Norden, '', Ben Isak Kallio, ''",
    })
    void keepsTwoApartWhoShareADayAndAGivenNameAndSaysSo(String one, String from, String other, String otherFrom) {
        take(player(1, who("", one, "1993-04-24", from), ALPHA));
        IntakeReport report = take(player(1, who("", other, "1993-04-24", otherFrom), BETA));

        assertThat(slugs()).hasSize(2);
        assertThat(report.remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.candidates()).hasSize(1));
    }

    @Test
    void findsSomebodyOfManyNamesByAnotherOfThemWithDayAndNation() {
        take(player(1, who("", "Danilo Quadros da Silva", "1990-02-03", "Brazil"), ALPHA));
        take(player(1, who("", "Danilo Luiz", "1990-02-03", "Brazil"), BETA));

        assertThat(slugs()).containsExactly("danilo-quadros-da-silva-1990");
    }

    @Test
    void findsWhoIsBornOnTheSameDayUnderAShorterOrAccentedName() {
        take(player(1, who("", "Márcio Quadros de Lima", "1990-02-03", "Brazil"), ALPHA));
        take(
                player(1, who("", "Marcio Lima", "1990-02-03", ""), BETA),
                player(2, who("", "M. Lima", "1990-02-03", ""), BETA),
                player(3, who("", "Márcio", "1990-02-03", ""), BETA));

        assertThat(slugs()).containsExactly("marcio-quadros-de-lima-1990");
    }

    @Test
    void neverTrustsASingleWordWithoutTheDay() {
        take(player(1, who("", "Ronan", "1990-02-03", "Brazil"), ALPHA));
        IntakeReport report = take(player(1, who("", "Ronan", "", "Brazil"), BETA));

        assertThat(report.count(Outcome.AMBIGUOUS)).isEqualTo(1);
    }

    @Test
    void forgivesADayOfBirthThatIsOffWhenNameAndNationAgree() {
        take(player(1, who("", "Ben Norden", "1993-04-24", "Norway"), ALPHA));
        take(
                player(1, who("", "Ben Norden", "1993-04-25", "Norway"), BETA),
                player(2, who("", "Ben Norden", "1992", "Norway"), BETA));

        assertThat(slugs()).containsExactly("ben-norden-1993");
    }

    @Test
    void takesAnotherNumberOfTheSameSourceForSomebodyElse() {
        take(
                player(1, who("7", "Sam Vasari", "1993-04-24", "Italy"), ALPHA),
                player(2, who("8", "Sam Vasari", "1993-04-24", "Italy"), ALPHA));

        assertThat(slugs()).containsExactly("sam-vasari-1993", "sam-vasari-1993-2");
    }

    @Test
    void makesSlugsOfNamesInAnyScript() {
        take(
                player(1, who("", "Łukasz Żołądek", "1993-04-24", ""), ALPHA),
                player(2, who("", "Олег Ткачук", "1993-04-24", ""), ALPHA),
                player(3, who("", "D'Arcy N’Guemo", "", ""), ALPHA));

        assertThat(slugs()).containsExactly("darcy-nguemo", "lukasz-zoladek-1993", "oleg-tkacuk-1993");
    }

    private IntakeReport take(Entry... entries) {
        return intake.take(SOURCES, Stream.of(entries), _ -> {});
    }

    private List<String> slugs() {
        return texts("SELECT id FROM football_player ORDER BY id");
    }

    private List<String> sourcesOf(String player) {
        return texts("SELECT source FROM football_profile WHERE player = '%s' ORDER BY source".formatted(player));
    }

    private List<String> texts(String sql) {
        return context.getBean(Store.class)
                .read()
                .sql(sql)
                .query((row, _) -> row.getString(1))
                .list();
    }
}
