package touchline.football.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.football.names.Match.How;

class PlayerNamesTest {

    private List<NamedPlayer> players = List.of(
            player("martin-odegaard-1998", 900, "Martin Ødegaard"),
            player("luka-modric-1985", 900, "Luka Modrić"),
            player("erling-haaland-2000", 900, "Erling Haaland", "Erling Braut Håland"),
            player("thomas-muller-1989", 900, "Thomas Müller"),
            player("mohamed-salah-1992", 900, "Mohamed Salah", "Mohamed Salah Hamed Mahrous Ghaly"),
            player("andriy-shevchenko-1976", 900, "Andriy Shevchenko"),
            player("robert-lewandowski-1988", 900, "Robert Lewandowski"),
            player("lionel-messi-1987", 900, "Lionel Messi", "Lionel Andrés Messi Cuccittini"),
            player("son-heung-min-1992", 900, "Son Heung-min"),
            player("kevin-de-bruyne-1991", 900, "Kevin De Bruyne"),
            player("ngolo-kante-1991", 900, "N'Golo Kanté"),
            player("harry-kane-1993", 900, "Harry Kane"),
            player("shinji-kagawa-1989", 900, "Shinji Kagawa"),
            player("lukasz-piszczek-1985", 900, "Łukasz Piszczek"),
            player("arda-guler-2005", 900, "Arda Güler"),
            player("mesut-ozil-1988", 900, "Mesut Özil"),
            player("luka-jovic-1997", 10, "Luka Jović"),
            player("wout-weghorst-1992", 900, "Wout Weghorst"),
            player("rodrigo-1991", 10, "Rodrigo"),
            player("rodrigo-1996", 3000, "Rodrigo", "Rodri"));

    private final PlayerNames names = new PlayerNames(() -> players);

    private static NamedPlayer player(String slug, long prominence, String... names) {
        return new NamedPlayer(slug, List.of(names), prominence);
    }

    @ParameterizedTest
    @CsvSource({
        "Ødegaard, martin-odegaard-1998",
        "odegaard, martin-odegaard-1998",
        "Oedegaard, martin-odegaard-1998",
        "odegard, martin-odegaard-1998",
        "Modric, luka-modric-1985",
        "modric luka, luka-modric-1985",
        "Modirc, luka-modric-1985",
        "Модрич, luka-modric-1985",
        "haland, erling-haaland-2000",
        "Håland, erling-haaland-2000",
        "Mueller, thomas-muller-1989",
        "Muller T, thomas-muller-1989",
        "محمد صلاح, mohamed-salah-1992",
        "Mohammed Salah, mohamed-salah-1992",
        "Schewtschenko, andriy-shevchenko-1976",
        "Шевченко, andriy-shevchenko-1976",
        "Chevtchenko, andriy-shevchenko-1976",
        "Левандовский, robert-lewandowski-1988",
        "lewandovski, robert-lewandowski-1988",
        "Месси, lionel-messi-1987",
        "メッシ, lionel-messi-1987",
        "Μέσι, lionel-messi-1987",
        "손흥민, son-heung-min-1992",
        "Heung-min Son, son-heung-min-1992",
        "debruyne, kevin-de-bruyne-1991",
        "K. De Bruyne, kevin-de-bruyne-1991",
        "kante, ngolo-kante-1991",
        "Ngolo Kante, ngolo-kante-1991",
        "Piszczek, lukasz-piszczek-1985",
        "lukas pisczek, lukasz-piszczek-1985",
        "guler, arda-guler-2005",
        "Oezil, mesut-ozil-1988",
        "veghorst, wout-weghorst-1992",
        "lew, robert-lewandowski-1988",
    })
    void findsAPlayerHoweverTheNameIsWritten(String asked, String slug) {
        assertThat(names.find(asked, 5))
                .as(asked)
                .extracting(Match::slug)
                .first()
                .isEqualTo(slug);
    }

    @Test
    void namesTheMoreProminentOfTwoWithOneNameFirst() {
        assertThat(names.find("Rodrigo", 5)).extracting(Match::slug).containsExactly("rodrigo-1996", "rodrigo-1991");
    }

    @Test
    void prefersTheVeryNameToOneThatIsLikeIt() {
        assertThat(names.find("Luka Jović", 5)).extracting(Match::slug).first().isEqualTo("luka-jovic-1997");
    }

    @Test
    void saysInWhichWayANameIsLikeTheOneAskedFor() {
        assertThat(names.find("Harry Kane", 1).getFirst().how()).isEqualTo(How.SAME);
        assertThat(names.find("kane", 1).getFirst().how()).isEqualTo(How.PART);
        assertThat(names.find("Harry Kan", 1).getFirst().how()).isEqualTo(How.BEGINNING);
        assertThat(names.find("Mueller", 1).getFirst().how()).isEqualTo(How.ROMANISED);
        assertThat(names.find("Modirc", 1).getFirst().how()).isEqualTo(How.SPELLING);
    }

    @ParameterizedTest
    @CsvSource({"zzzzzz", "'  '", "!!!", "'* OR *'", "😀", "qwertyuiop asdf"})
    void findsNobodyWhenNoNameIsLikeIt(String asked) {
        assertThat(names.find(asked, 5)).isEmpty();
    }

    @Test
    void readsOnlyTheBeginningOfAnEndlessName() {
        assertThat(names.find("Harry Kane" + " ".repeat(100_000), 1))
                .extracting(Match::slug)
                .containsExactly("harry-kane-1993");
    }

    @Test
    void findsThoseThatThereAreAfterARefresh() {
        names.find("Kane", 5);
        players = List.of(player("new-one-2001", 1, "New One"));
        names.refresh();

        assertThat(names.find("Kane", 5)).isEmpty();
        assertThat(names.find("new one", 5)).hasSize(1);
    }
}
