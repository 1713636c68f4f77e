package touchline.market.pulse;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;
import touchline.delivery.Deliveries;
import touchline.delivery.Delivery;
import touchline.delivery.Endpoints;
import touchline.store.Store;

/** The reports: one a period, which is never written anew. */
public final class PulseReports {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enumNamingStrategy(EnumNamingStrategies.SNAKE_CASE)
            .changeDefaultPropertyInclusion(it -> it.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    /**
     * A report that was asked to be written.
     *
     * @param created false where it had been written before
     * @param delivery to the operator; absent where no webhook is set up
     */
    public record Written(PulseReport report, boolean created, Optional<Delivery> delivery) {}

    private final Store store;
    private final Editor editor;
    private final Deliveries deliveries;

    PulseReports(Store store, Editor editor, Deliveries deliveries) {
        this.store = store;
        this.editor = editor;
        this.deliveries = deliveries;
    }

    public Optional<PulseReport> find(Edition edition) {
        return find(store.read(), edition);
    }

    /** The one of the latest date. */
    public Optional<PulseReport> latest(Period period) {
        return list(period, 1).stream().findFirst();
    }

    /** The latest first. */
    public List<PulseReport> list(Period period, int count) {
        return store.read()
                .sql("SELECT report FROM market_pulse WHERE period = :period ORDER BY date DESC LIMIT :count")
                .param("period", period.word())
                .param("count", count)
                .query((row, _) -> read(row.getString("report")))
                .list();
    }

    /**
     * Writes a report and puts it on its way to the operator, both or neither. Where it is there already, nothing is written,
     * whoever asks and however often.
     */
    public Written write(Edition edition) {
        var there = find(edition);
        // Put together before the write, which others wait for.
        var report = there.orElseGet(() -> editor.write(edition));
        return store.write(database -> {
            boolean created = there.isEmpty() && add(database, edition, report);
            var kept = created ? report : find(database, edition).orElseThrow();
            return new Written(kept, created, deliver(kept));
        });
    }

    private Optional<Delivery> deliver(PulseReport report) {
        return deliveries.record(Endpoints.OPERATOR, "market_pulse:" + report.id(), "market_pulse.ready", report);
    }

    private static boolean add(JdbcClient database, Edition edition, PulseReport report) {
        return database.sql("""
                        INSERT INTO market_pulse (id, period, date, generated_at, report)
                        VALUES (:id, :period, :date, :at, :report) ON CONFLICT (id) DO NOTHING
                        """)
                        .param("id", report.id())
                        .param("period", edition.period().word())
                        .param("date", edition.date().toString())
                        .param("at", report.generatedAt().toString())
                        .param("report", MAPPER.writeValueAsString(report))
                        .update()
                == 1;
    }

    private static Optional<PulseReport> find(JdbcClient database, Edition edition) {
        return database.sql("SELECT report FROM market_pulse WHERE id = :id")
                .param("id", edition.id())
                .query((row, _) -> read(row.getString("report")))
                .optional();
    }

    private static PulseReport read(String json) {
        return MAPPER.readValue(json, PulseReport.class);
    }
}
