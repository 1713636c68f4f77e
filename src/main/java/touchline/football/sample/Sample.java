package touchline.football.sample;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.football.Source.Zone;
import touchline.football.intake.Entry;
import touchline.football.intake.Intake;
import touchline.football.intake.IntakeReport;
import touchline.football.intake.IntakeReport.Outcome;
import touchline.store.Store;

/** The sample, which is in the register by the time that this exists. */
public final class Sample {

    private static final Logger LOG = LoggerFactory.getLogger(Sample.class);

    /** Raised when the same file would be stored differently. */
    private static final String LAYOUT = "1:";

    private static final Map<String, Zone> FOLDERS = folders();

    private final Store store;
    private final Intake intake;

    private Sample(Store store, Intake intake) {
        this.store = store;
        this.intake = intake;
    }

    /** Takes the files that differ from those taken last. */
    static Sample taken(Store store, Intake intake) {
        var sample = new Sample(store, intake);
        List<SampleFile> files = files();
        Map<String, String> hashes = sample.hashes();
        List<SampleFile> changed = files.stream()
                .filter(file -> !(LAYOUT + file.hash()).equals(hashes.get(file.name())))
                .toList();
        if (!changed.isEmpty()) {
            sample.take(changed);
        }
        return sample;
    }

    /** All files, in the order in which they have to be taken. */
    static List<SampleFile> files() {
        return SampleEntries.FILES.stream()
                .flatMap(file -> FOLDERS.keySet().stream()
                        .flatMap(folder -> SampleFile.find("%s/%s.csv".formatted(folder, file)).stream()))
                .toList();
    }

    static Map<String, SampleSource> sources() {
        Map<String, SampleSource> sources = new LinkedHashMap<>();
        FOLDERS.forEach((folder, zone) -> SampleFile.find(folder + "/sources.csv")
                .ifPresent(file -> file.rows()
                        .map(row -> SampleSource.of(row, zone))
                        .forEach(source -> sources.put(source.source().id(), source))));
        return sources;
    }

    static Stream<Entry> entries(SampleFile file, Map<String, SampleSource> sources) {
        String kind = file.name().replaceAll(".*/|\\.csv$", "");
        return file.rows().map(row -> SampleEntries.of(kind, new SampleRow(row, sources)));
    }

    private void take(List<SampleFile> changed) {
        Map<String, SampleSource> sources = sources();
        IntakeReport report = intake.take(
                sources.values().stream().map(SampleSource::source).toList(),
                changed.stream().flatMap(file -> entries(file, sources)),
                _ -> {});
        LOG.info(
                "Sample: {} rows, {} new, {} changed",
                report.rows(),
                report.count(Outcome.ADDED),
                report.count(Outcome.UPDATED));
        report.remarks().forEach(remark -> LOG.warn("Sample: {}: {}", remark.what(), remark.sentence()));
        store.writeAll(
                """
                INSERT INTO football_file (name, hash) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET hash = excluded.hash
                """,
                changed.stream()
                        .map(file -> new @Nullable Object[] {file.name(), LAYOUT + file.hash()})
                        .toList());
    }

    private Map<String, String> hashes() {
        Map<String, String> hashes = new LinkedHashMap<>();
        store.read().sql("SELECT name, hash FROM football_file").query(row -> {
            hashes.put(row.getString("name"), row.getString("hash"));
        });
        return hashes;
    }

    private static Map<String, Zone> folders() {
        Map<String, Zone> folders = new LinkedHashMap<>();
        folders.put("core", Zone.CORE);
        folders.put("share-alike", Zone.SHARE_ALIKE);
        return folders;
    }
}
