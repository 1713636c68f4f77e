package touchline.law.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.law.decisions.ImportReport.Outcome;
import touchline.store.Databases;
import touchline.store.Store;

class ReleaseFilesTest {

    private static final String ID = "CAS 2008/A/1519 & 1520";

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void areReadAgainOnlyWhenTheyDifferFromWhatWasTaken(Databases database) {
        try (var context = database.open(folder)) {
            var store = context.getBean(Store.class);
            var release = new ReleaseFiles(store, new DecisionImport(store));
            var decisions = new Decisions(store);
            release.take();
            store.write(rows -> rows.sql("DELETE FROM law_decision WHERE id = :id")
                    .param("id", ID)
                    .update());

            release.take();
            assertThat(decisions.find(ID)).isEmpty();

            store.write(rows -> rows.sql("UPDATE law_decision_file SET hash = 'of an older release'")
                    .update());
            release.take();
            assertThat(decisions.find(ID)).isPresent();
            assertThat(decisions.count()).isEqualTo(Shipped.ALL.size());
        }
    }

    @ParameterizedTest
    @EnumSource
    void standAgainstAnOperatorsFile(Databases database) {
        try (var context = database.open(folder)) {
            var store = context.getBean(Store.class);
            var imports = new DecisionImport(store);
            new ReleaseFiles(store, imports).take();

            ImportReport report = imports.take(Rows.file(Rows.matuzalem()));

            assertThat(report.count(Outcome.CONFLICT)).isOne();
            assertThat(report.text()).contains("in the files of the release, which stands: correct it there");
            assertThat(new Decisions(store).find(ID)).contains(Shipped.decision(ID));
        }
    }
}
