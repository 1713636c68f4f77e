package touchline.market.lens;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.RunningServer;
import touchline.football.Born;
import touchline.football.Careers;
import touchline.football.Club;
import touchline.football.Fee;
import touchline.football.History;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Origin;
import touchline.football.Player;
import touchline.football.Window;
import touchline.law.Instruments;

/** What the rules make of facts, worked out. */
@ExtendWith(RunningServer.Shared.class)
class LensTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 28);
    private static final Origin ORIGIN = new Origin("test", Optional.empty(), "CC0-1.0", DAY);
    private static final Club.Named AJAX = new Club.Named("ajax", "Ajax");
    private static final Club.Named PORTO = new Club.Named("porto", "Porto");

    private static Player born(Born born) {
        return new Player(
                "a-player",
                "A Player",
                Optional.empty(),
                Optional.of(born),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                ORIGIN);
    }

    private static Move joined(Window when, Fee fee) {
        return new Move(
                "m",
                "a-player",
                "A Player",
                when,
                Optional.empty(),
                Optional.of(AJAX),
                Optional.of(PORTO),
                Move.Kind.PERMANENT,
                fee,
                Move.Status.CONFIRMED,
                Optional.empty(),
                ORIGIN,
                Optional.empty(),
                List.of());
    }

    private static History history(List<Move> moves, List<Careers.Stint> stints) {
        return new History(moves, stints, List.of(), List.of(), List.of(), List.of());
    }

    private static Careers.Stint stint(Club.Named club, int from, int until) {
        return new Careers.Stint("a-player", club, from, Optional.of(until), ORIGIN);
    }

    @ParameterizedTest
    @CsvSource({
        "1999-01-01, 2024-07-01, YES, '1 July 2027'",
        "1996-07-02, 2024-07-01, YES, '1 July 2027'",
        "1996-07-01, 2024-07-01, NO, '1 July 2026'",
        "1999-01-01, 2023-01-01, NO, '1 January 2026'",
    })
    void measuresTheProtectedPeriodByTheAgeAtSigning(
            LocalDate born, LocalDate signed, View.Applies applies, String end) {
        var situation = new Situation(
                born(Born.on(born)), history(List.of(joined(Window.day(signed), Fee.UNKNOWN)), List.of()), DAY);
        View view = new Protection().of(situation);

        assertThat(view.applies()).isEqualTo(applies);
        assertThat(view.sum().result()).contains(end);
        assertThat(view.sum().citations()).contains("RSTP 17");
    }

    @Test
    void leavesAProtectedPeriodOpenThatDependsOnADayNotKnown() {
        Window window = Window.between(LocalDate.of(2023, 6, 1), LocalDate.of(2024, 5, 31));
        View view = new Protection()
                .of(new Situation(
                        born(Born.on(LocalDate.of(1999, 1, 1))),
                        history(List.of(joined(window, Fee.UNKNOWN)), List.of()),
                        DAY));

        assertThat(view.applies()).isEqualTo(View.Applies.DEPENDS);
        assertThat(view.sum().assumptions()).anyMatch(it -> it.contains("between 2023-06-01 and 2024-05-31"));
    }

    private static Player under(Window contract, LocalDate born) {
        Player player = born(Born.on(born));
        return new Player(
                player.slug(),
                player.name(),
                player.fullName(),
                player.born(),
                player.birthPlace(),
                player.nationalities(),
                player.position(),
                player.role(),
                player.foot(),
                player.heightCm(),
                player.weightKg(),
                player.club(),
                Optional.of(contract),
                player.agent(),
                player.minutes(),
                player.origin());
    }

    private static Move left(Window when) {
        return new Move(
                "l",
                "a-player",
                "A Player",
                when,
                Optional.empty(),
                Optional.of(PORTO),
                Optional.empty(),
                Move.Kind.DEPARTURE,
                Fee.UNKNOWN,
                Move.Status.OBSERVED,
                Optional.empty(),
                ORIGIN,
                Optional.empty(),
                List.of());
    }

    /** Whatever shows that the contract of his last move known is over, its protected period is not that of today. */
    @Test
    void saysOfNoProtectedPeriodThatItIsOverWhenAnotherContractMayRun() {
        LocalDate born = LocalDate.of(1999, 1, 1);
        Move joined = joined(Window.day(LocalDate.of(2023, 7, 1)), Fee.UNKNOWN);
        Move longAgo = joined(Window.day(LocalDate.of(2021, 7, 1)), Fee.UNKNOWN);
        Move asAMinor = joined(Window.day(LocalDate.of(2016, 7, 1)), Fee.UNKNOWN);

        assertThat(open(born(Born.on(born)), left(Window.day(LocalDate.of(2025, 7, 1))), joined))
                .contains("he left Porto (2025-07-01)");
        assertThat(open(under(Window.of("2026-06-30"), born), joined)).contains("ended (2026-06-30)");
        assertThat(open(under(Window.of("2029-06-30"), born), joined)).contains("five years at most");
        assertThat(open(born(Born.on(born)), longAgo)).contains("joined Porto 2021-07-01", "five years at most");
        assertThat(open(born(Born.on(born)), asAMinor)).contains("three years at most");
    }

    private static String open(Player player, Move... moves) {
        View view = new Protection().of(new Situation(player, history(List.of(moves), List.of()), DAY));

        assertThat(view.applies()).isEqualTo(View.Applies.DEPENDS);
        assertThat(view.sum().unknown()).anyMatch(it -> it.contains("contract of today"));
        return view.sum().result();
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-27, DEPENDS, is over",
        "2026-11-28, YES, six months left or less",
        "2026-10, DEPENDS, is over (2026-10)",
        "2027-05-28, YES, since Saturday",
        "2027-05-29, NO, from Sunday",
    })
    void knowsByTheContractsEndWhenHeMaySignElsewhere(String end, View.Applies applies, String words) {
        var situation =
                new Situation(under(Window.of(end), LocalDate.of(1999, 1, 1)), history(List.of(), List.of()), DAY);
        View view = new Talks().of(situation);

        assertThat(view.applies()).isEqualTo(applies);
        assertThat(view.sum().result()).contains(words);
    }

    @Test
    void inventsNoContractAndNoBirthday() {
        View view = new Protection().of(new Situation(born(Born.in(1999)), history(List.of(), List.of()), DAY));

        assertThat(view.applies()).isEqualTo(View.Applies.DEPENDS);
        assertThat(view.sum().unknown()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"2008-11-28, NO", "2008-11-29, YES"})
    void knowsAMinorByTheDay(LocalDate born, View.Applies applies) {
        assertThat(new Minors()
                        .of(new Situation(born(Born.on(born)), history(List.of(), List.of()), DAY))
                        .applies())
                .isEqualTo(applies);
    }

    @ParameterizedTest
    @CsvSource({"2007, NO", "2008, DEPENDS", "2009, YES"})
    void knowsAMinorByTheYearWhereThatIsEnough(int born, View.Applies applies) {
        assertThat(new Minors()
                        .of(new Situation(born(Born.in(born)), history(List.of(), List.of()), DAY))
                        .applies())
                .isEqualTo(applies);
    }

    @Test
    void owesNoTrainingCompensationAfterTheYearOfThe23rdBirthday() {
        var old = new Situation(born(Born.in(2002)), history(List.of(), List.of()), DAY);
        var young = new Situation(born(Born.in(2003)), history(List.of(), List.of(stint(PORTO, 2019, 2026))), DAY);

        assertThat(new Training().of(old).applies()).isEqualTo(View.Applies.NO);
        assertThat(new Training().of(young).applies()).isEqualTo(View.Applies.DEPENDS);
        assertThat(new Training().of(young).sum().result())
                .contains("Porto may be owed for the years of the birthdays 16 to 21", "6 × the yearly cost");
        assertThat(new Training().of(young).sum().unknown()).anyMatch(it -> it.contains("training costs"));
    }

    /** 12 to 15: 4 × 5 %, 16 to 23: 8 × 10 %; the year of the move is shared. */
    @Test
    void sharesTheSolidarityContributionByYears() {
        Fee fee = new Fee(Fee.Kind.FEE, Optional.of(Money.of(10_000_000, "EUR")), Optional.empty(), Optional.empty());
        View view = new TrainingClubs()
                .of(new Situation(
                        born(Born.in(2000)),
                        history(
                                List.of(joined(Window.day(LocalDate.of(2018, 7, 1)), fee)),
                                List.of(stint(AJAX, 2014, 2018), stint(PORTO, 2018, 2025))),
                        DAY));

        assertThat(view.sum().result()).contains("Ajax 35%", "Porto 55%");
        assertThat(view.sum().steps()).anyMatch(it -> it.contains("EUR 500,000, of which Ajax EUR 175,000"));
        assertThat(view.sum().unknown()).anyMatch(it -> it.contains("the other 10%"));
    }

    @Test
    void saysThatTheFeeCapIsSuspended(RunningServer server) {
        View view = new AgentFee(server.bean(Instruments.class))
                .of(new Situation(born(Born.in(2000)), history(List.of(), List.of()), DAY));

        assertThat(view.applies()).isEqualTo(View.Applies.SUSPENDED);
        assertThat(view.sum().result()).contains("FIFA Circular 1873", "Court of Justice ruled on 16 July 2026");
    }

    @Test
    void worksOutTheCapOnTheLastFeeKnown(RunningServer server) {
        Fee fee = new Fee(Fee.Kind.FEE, Optional.of(Money.of(10_000_000, "EUR")), Optional.empty(), Optional.empty());
        View view = new AgentFee(server.bean(Instruments.class))
                .of(new Situation(
                        born(Born.in(2000)),
                        history(List.of(joined(Window.day(LocalDate.of(2018, 7, 1)), fee)), List.of()),
                        DAY));

        assertThat(view.sum().steps()).anyMatch(it -> it.contains("at most EUR 1,000,000"));
    }
}
