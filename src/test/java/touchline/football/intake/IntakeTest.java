package touchline.football.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.football.intake.Taken.ALPHA;
import static touchline.football.intake.Taken.BETA;
import static touchline.football.intake.Taken.SOURCES;
import static touchline.football.intake.Taken.from;
import static touchline.football.intake.Taken.move;
import static touchline.football.intake.Taken.player;
import static touchline.football.intake.Taken.who;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Player;
import touchline.football.Profile.Field;
import touchline.football.Registers;
import touchline.football.Window;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Databases;
import touchline.store.Store;

class IntakeTest {

    private static final Who NORDEN = who("X1", "Ben Norden", "1993-04-24", "Norway");
    private static final Fee PAID =
            new Fee(Fee.Kind.FEE, Optional.of(Money.of(7_500_000, "EUR")), Optional.empty(), Optional.of("€7.5m"));

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void takesTheSameRowsAgainWithoutAnyChange(Databases database) {
        Entry[] rows = {
            player(1, NORDEN, Map.of(Field.HEIGHT_CM, "191", Field.POSITION, "DF"), ALPHA),
            move(2, NORDEN, Window.day(LocalDate.parse("2091-06-30")), "IF Norra", "FC Brisa", PAID, ALPHA)
        };

        on(database, store -> {
            assertThat(take(store, rows).count(Outcome.ADDED)).isEqualTo(2);
            assertThat(take(store, rows).count(Outcome.UNCHANGED)).isEqualTo(2);
            assertThat(Registers.coverage(store).players()).isEqualTo(1);
            assertThat(Registers.moves(store).of("ben-norden-1993")).hasSize(1);
        });
    }

    @ParameterizedTest
    @EnumSource
    void keepsWhatIsNewerAndSaysWhoSaysIt(Databases database) {
        on(database, store -> {
            take(store, player(1, NORDEN, Map.of(Field.HEIGHT_CM, "191", Field.FOOT, "LEFT"), BETA));
            take(store, player(1, NORDEN, Map.of(Field.HEIGHT_CM, "190"), from("beta", "2080-01-01")));
            take(store, player(1, who("", "Ben Norden", "1993-04-24", ""), Map.of(Field.HEIGHT_CM, "189"), ALPHA));

            Player norden = Registers.players(store).find("ben-norden-1993").orElseThrow();
            assertThat(norden.heightCm()).contains(191);
            assertThat(norden.nationalities()).containsExactly("Norway");
            assertThat(norden.origin().asOf()).isEqualTo("2091-07-02");
            assertThat(norden.origin().licence()).isEqualTo("CC0-1.0");
        });
    }

    @ParameterizedTest
    @EnumSource
    void tellsOneMoveOfTwoSourcesAsOne(Databases database) {
        on(database, store -> {
            take(
                    store,
                    move(1, NORDEN, Window.day(LocalDate.parse("2091-06-30")), "IF Norra", "FC Brisa", PAID, ALPHA),
                    move(2, NORDEN, Window.year(Year.of(2091)), "", "FC Brisa", Fee.UNKNOWN, BETA),
                    move(3, NORDEN, Window.year(Year.of(2085)), "", "IF Norra", Fee.UNKNOWN, BETA));

            List<Move> moves = Registers.moves(store).of("ben-norden-1993");
            assertThat(moves).hasSize(2);
            assertThat(moves.getFirst().fee()).isEqualTo(PAID);
            assertThat(moves.getFirst().alsoSaidBy()).hasSize(1);
            assertThat(moves.getLast().fee().amount()).isEmpty();
            assertThat(Registers.moves(store)
                            .between(
                                    LocalDate.parse("2091-06-01"),
                                    LocalDate.parse("2091-07-01"),
                                    Optional.of("fc-brisa")))
                    .hasSize(1);
        });
    }

    @ParameterizedTest
    @EnumSource
    void storesNothingInARehearsal(Databases database) {
        on(database, store -> {
            IntakeReport report = new Intake(store, List.of())
                    .rehearse(
                            Stream.of(
                                    player(1, NORDEN, ALPHA),
                                    move(2, NORDEN, Window.year(Year.of(2091)), "", "FC Brisa", PAID, ALPHA)),
                            _ -> {});

            assertThat(report.count(Outcome.ADDED)).isEqualTo(2);
            assertThat(Registers.coverage(store).players()).isZero();
        });
    }

    @ParameterizedTest
    @EnumSource
    void takesTheRestWhenARowIsOfNoUse(Databases database) {
        on(database, store -> {
            IntakeReport report = take(
                    store, new Entry.Unusable(7, "Ben Norden", "The height is no number."), player(8, NORDEN, ALPHA));

            assertThat(report.count(Outcome.REFUSED)).isEqualTo(1);
            assertThat(report.remarks().getFirst().line()).isEqualTo(7);
            assertThat(report.newest()).contains(LocalDate.parse("2091-07-01"));
            assertThat(Registers.coverage(store).players()).isEqualTo(1);
        });
    }

    @ParameterizedTest
    @EnumSource
    void putsAPlayerWhereTheNewestMoveLed(Databases database) {
        on(database, store -> {
            take(
                    store,
                    move(1, NORDEN, Window.day(LocalDate.parse("2090-06-30")), "", "IF Norra", PAID, ALPHA),
                    move(2, NORDEN, Window.day(LocalDate.parse("2091-06-30")), "IF Norra", "FC Brisa", PAID, ALPHA));

            assertThat(Registers.players(store)
                            .find("ben-norden-1993")
                            .orElseThrow()
                            .club())
                    .contains(new Player.At("fc-brisa", "FC Brisa", LocalDate.parse("2091-06-30")));
        });
    }

    @ParameterizedTest
    @EnumSource
    void countsRecentFromTodayOnceSomethingIsImported(Databases database) {
        on(database, store -> {
            take(store, move(1, NORDEN, Window.day(LocalDate.parse("2091-06-30")), "", "IF Norra", PAID, ALPHA));

            assertThat(Registers.coverage(store).newest().move()).contains(LocalDate.parse("2091-06-30"));
            assertThat(Registers.coverage(store).today()).isEqualTo("2091-08-01");
        });
    }

    private static IntakeReport take(Store store, Entry... entries) {
        return new Intake(store, List.of()).take(SOURCES, Stream.of(entries), _ -> {});
    }

    private void on(Databases database, Consumer<Store> work) {
        try (ConfigurableApplicationContext context = database.open(folder)) {
            work.accept(context.getBean(Store.class));
        }
    }
}
