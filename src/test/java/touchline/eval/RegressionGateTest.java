package touchline.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.eval.metrics.Agreement;
import touchline.eval.sets.CitationFile;
import touchline.scout.Shortlist;

/** Keeps what {@code eval/run} measures from falling unseen: floors a little below the figures of the dev half. */
@ExtendWith(RunningServer.Shared.class)
class RegressionGateTest {

    @Test
    void citationsAreFound(RunningServer server) throws IOException {
        for (String file : CitationReport.FILES) {
            Agreement spans =
                    checked(server, file).stream().map(Checked::overlapping).reduce(Agreement.NONE, Agreement::plus);
            assertThat(spans.f1()).as(file).isGreaterThan(0.98);
        }
    }

    @Test
    void nothingIsWronglyVerified(RunningServer server) throws IOException {
        for (String file : CitationReport.FILES) {
            for (Checked one : checked(server, file)) {
                assertThat(one.wronglyVerified()).as(one.text().id()).isEmpty();
            }
        }
    }

    @Test
    void playersAreFound(RunningServer server) throws IOException {
        List<PlayerQuery> queries = PlayerQuery.all();

        assertThat(queries).hasSizeGreaterThanOrEqualTo(120);
        assertThat(PlayerRanking.of(queries, server.bean(Shortlist.class)).meanReciprocalRank())
                .isGreaterThanOrEqualTo(0.95);
    }

    private static List<Checked> checked(RunningServer server, String file) throws IOException {
        OwnCitations citations = OwnCitations.of(server);
        return CitationFile.read(file, "dev").stream().map(citations::in).toList();
    }
}
