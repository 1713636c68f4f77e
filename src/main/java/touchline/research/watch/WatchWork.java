package touchline.research.watch;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.jobs.JobRun;
import touchline.jobs.Work;
import touchline.research.sources.Catalogue;
import touchline.research.sources.WebSource;

/** Looks at every source that is on once a day; what is wrong stands in the log until it is right again. */
public final class WatchWork implements Work {

    /** Never changed: waiting jobs have it in the store. */
    public static final String KIND = "source-watch";

    private static final Logger LOG = LoggerFactory.getLogger(WatchWork.class);

    /** @param alarms one sentence each */
    record Looked(int sources, List<String> alarms) {}

    private final Catalogue catalogue;
    private final SourceWatch watch;

    public WatchWork(Catalogue catalogue, SourceWatch watch) {
        this.catalogue = catalogue;
        this.watch = watch;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Looked run(JobRun run) throws Exception {
        List<WebSource> live = Catalogue.ALL.stream().filter(catalogue::isLive).toList();
        for (WebSource source : live) {
            run.step(source.key(), Watched.class, () -> watch.look(source));
        }
        List<String> alarms = watch.all().stream()
                .map(Watched::alarm)
                .flatMap(Optional::stream)
                .toList();
        alarms.forEach(alarm -> LOG.warn("A source needs a look: {}", alarm));
        return new Looked(live.size(), alarms);
    }
}
