package touchline.law.decisions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.law.decisions.ImportReport.Outcome;
import touchline.problem.Problem;
import touchline.store.Databases;
import touchline.store.Store;

class DecisionImportTest {

    private static final String KALLIO = Rows.row("CAS 2091/A/77", "Kallio", "FC Brisa", "2092-03-01");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void takesTheSameFileAgainWithoutAnyChange(Databases database) {
        byte[] file = Rows.file(
                KALLIO,
                Rows.row("CAS 2091/O/77", "IF Norra", "Petrov", "2092-04-01"),
                Rows.row("C-977/91", "Union", "League", "2092-05-01"));

        on(database, (imports, decisions) -> {
            assertThat(imports.take(file).count(Outcome.ADDED)).isEqualTo(3);
            assertThat(imports.take(file).count(Outcome.UNCHANGED)).isEqualTo(3);
            assertThat(decisions.count()).isEqualTo(3);
        });
    }

    @ParameterizedTest
    @EnumSource
    void tellsProceduresApartAndLeadingZerosNot(Databases database) {
        byte[] file = Rows.file(
                KALLIO,
                Rows.row("CAS 2091/O/77", "IF Norra", "Petrov", "2092-04-01"),
                Rows.row("CAS 2091/A/00077", "Kallio", "FC Brisa", "2092-03-01"));

        on(database, (imports, decisions) -> {
            assertThat(imports.take(file).rows())
                    .extracting(ImportReport.Row::outcome)
                    .containsExactly(Outcome.ADDED, Outcome.ADDED, Outcome.UNCHANGED);
            assertThat(decisions.all())
                    .extracting(Decision::id)
                    .containsExactlyInAnyOrder("CAS 2091/A/77", "CAS 2091/O/77");
            assertThat(decisions.find("4A_77/2091")).isEmpty();
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsJoinedCasesByEachNumber(Databases database) {
        byte[] file = Rows.file(
                Rows.row("CAS 2091/A/4411, 4412 & 4413", "FC Nordhafen", "Lindqvist", "2092-03-01"),
                Rows.row("CAS 2091/A/20 & CAS 2092/A/15", "Real Costa", "Ferrante", "2093-03-01"));

        on(database, (imports, decisions) -> {
            imports.take(file);

            for (String number : new String[] {"2091/A/4411", "2091/A/4412", "TAS 2091/A/4413"}) {
                assertThat(decisions.named(number))
                        .extracting(Decision::id)
                        .containsExactly("CAS 2091/A/4411, 4412 & 4413");
            }
            for (String number : new String[] {"CAS 2091/A/20", "CAS 2092/A/15"}) {
                assertThat(decisions.named(number))
                        .extracting(Decision::id)
                        .containsExactly("CAS 2091/A/20 & CAS 2092/A/15");
            }
            assertThat(decisions.find("CAS 2091/A/15")).isEmpty();
        });
    }

    @ParameterizedTest
    @EnumSource
    void keepsTwoAwardsInOneCaseApart(Databases database) {
        byte[] file = Rows.file(
                Rows.row("CAS 2018/A/94411", "Kallio", "FC Brisa", "2019-05-02"),
                Rows.row("CAS 2018/A/94411", "Kallio", "FC Brisa", "2019-11-20"));

        on(database, (imports, decisions) -> {
            ImportReport report = imports.take(file);

            assertThat(report.count(Outcome.ADDED)).isEqualTo(2);
            assertThat(report.text()).contains("Kept apart as 'CAS 2018/A/94411 (award of 2019-11-20)'");
            assertThat(decisions.byKey("CAS 2018/A/94411"))
                    .extracting(Decision::id)
                    .containsExactly("CAS 2018/A/94411", "CAS 2018/A/94411 (award of 2019-11-20)");
            assertThat(imports.take(file).count(Outcome.UNCHANGED)).isEqualTo(2);
        });
    }

    @ParameterizedTest
    @EnumSource
    void refusesToOverwriteAnotherDecision(Databases database) {
        on(database, (imports, decisions) -> {
            imports.take(Rows.file(KALLIO));
            ImportReport report =
                    imports.take(Rows.file(Rows.row("CAS 2091/A/77", "Real Costa", "Ferrante", "2093-09-09")));

            assertThat(report.count(Outcome.CONFLICT)).isOne();
            assertThat(report.text()).contains("CAS 2091/A/77, Kallio / FC Brisa, 2092-03-01: check the number");
            assertThat(decisions.all())
                    .singleElement()
                    .satisfies(kept -> assertThat(kept.parties()).containsExactly("Kallio", "FC Brisa"));
        });
    }

    @ParameterizedTest
    @EnumSource
    void takesACorrectionAndKeepsWhatVanished(Databases database) {
        on(database, (imports, decisions) -> {
            imports.take(Rows.file(KALLIO, Rows.matuzalem()));
            ImportReport report = imports.take(Rows.file(KALLIO.replace("Kallio", "Kallio II")));

            assertThat(report.count(Outcome.UPDATED)).isOne();
            assertThat(decisions.count()).isEqualTo(2);
            assertThat(decisions.find("2091/A/77").orElseThrow().parties()).contains("Kallio II");
        });
    }

    @ParameterizedTest
    @EnumSource
    void readsDatesDayFirstAndSaysWhereItIsNotSure(Databases database) {
        byte[] file = Rows.file(
                Rows.row("CAS 2015/A/91", "A", "B", "9/7/19"),
                Rows.row("CAS 2015/A/92", "C", "D", "3 de julio de 2019"),
                Rows.row("CAS 2015/A/93", "E", "F", "31/02/2019"));

        on(database, (imports, decisions) -> {
            assertThat(imports.take(file).text())
                    .contains("'9/7/19' was read day first, as 2019-07-09.")
                    .contains("'31/02/2019' is no day there is: no date was taken.");
            assertThat(decisions.find("2015/A/91").orElseThrow().day()).hasToString("Optional[2019-07-09]");
            assertThat(decisions.find("2015/A/92").orElseThrow().day()).hasToString("Optional[2019-07-03]");
            assertThat(decisions.find("2015/A/93").orElseThrow().day()).isEmpty();
        });
    }

    @ParameterizedTest
    @EnumSource
    void reportsEveryRowThatCannotBeUsedAndTakesTheOthers(Databases database) {
        byte[] file = Rows.file(
                "{\"id\": \"CAS 2091/A/1\"}",
                Rows.row("Award of a day in May", "A", "B", "2092-05-01"),
                Rows.row("CAS 2091/A/3", "A", "B", "2001-05-01"),
                KALLIO);

        on(database, (imports, decisions) -> {
            ImportReport report = imports.take(file);

            assertThat(report.rows())
                    .extracting(ImportReport.Row::outcome)
                    .containsExactly(Outcome.REFUSED, Outcome.REFUSED, Outcome.REFUSED, Outcome.ADDED);
            assertThat(report.text())
                    .contains("refused   CAS 2091/A/1: ", "needs 'numbered': 'descriptive'", "older than its number")
                    .endsWith("4 rows: 1 added, 0 updated, 0 unchanged, 0 conflict, 3 refused.");
        });
    }

    @ParameterizedTest
    @EnumSource
    void takesNothingFromAFileThatIsNone(Databases database) {
        on(database, (imports, decisions) -> {
            assertThatThrownBy(() -> imports.take("{\n\"decisions\": [".getBytes(StandardCharsets.UTF_8)))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("not JSON from line 2");
            assertThatThrownBy(() -> imports.take("[]".getBytes(StandardCharsets.UTF_8)))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("array 'decisions'");
            assertThat(decisions.count()).isZero();
        });
    }

    private void on(Databases database, BiConsumer<DecisionImport, Decisions> work) {
        try (var context = database.open(folder)) {
            var store = context.getBean(Store.class);
            work.accept(new DecisionImport(store), new Decisions(store));
        }
    }
}
