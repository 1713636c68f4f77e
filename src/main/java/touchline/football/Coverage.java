package touchline.football;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import touchline.store.Store;

/** How much the register holds, and how recent it is. */
public final class Coverage {

    private final Store store;
    private final Clock clock;

    Coverage(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    public Newest newest() {
        return new Newest(
                day("SELECT MAX(latest) FROM football_move WHERE latest <= as_of"),
                day("SELECT MAX(day) FROM football_event"),
                day("SELECT MAX(as_of) FROM football_season"),
                day("SELECT MAX(day) FROM football_value"),
                day("SELECT MAX(contract_until) FROM football_player"),
                number("SELECT COUNT(*) FROM football_source WHERE zone = 'OPERATOR'") == 0);
    }

    /** The day from which "recent" counts: today, or the sample's newest day as long as nothing else is loaded. */
    public LocalDate today() {
        Newest newest = newest();
        LocalDate today = LocalDate.ofInstant(clock.instant(), clock.getZone());
        return newest.onlySample() ? newest.day().orElse(today) : today;
    }

    /** How recent the register is and what that means, to be said with every answer. */
    public String note() {
        Newest newest = newest();
        String sample = newest.onlySample()
                ? "Only the sample of the release is loaded%s. "
                        .formatted(newest.day()
                                .map(", and recent counts from its newest day, %s"::formatted)
                                .orElse(""))
                : "";
        return sample + "Each fact holds for the day that it names; what is not known is left out.";
    }

    public int players() {
        return number("SELECT COUNT(*) FROM football_player");
    }

    public int playersWithSeasons() {
        return number("SELECT COUNT(*) FROM football_player WHERE minutes > 0");
    }

    public int moves() {
        return number("SELECT COUNT(*) FROM football_move");
    }

    private Optional<LocalDate> day(String sql) {
        return store.read()
                .sql(sql)
                .query((row, _) -> Optional.ofNullable(row.getString(1)))
                .single()
                .map(LocalDate::parse);
    }

    private int number(String sql) {
        return store.read().sql(sql).query(Integer.class).single();
    }
}
