package touchline.site;

import java.time.LocalDate;
import java.util.Optional;
import touchline.accounts.Quota;
import touchline.mcp.Doc;

/** What a caller has used of one tool in this calendar month, UTC. */
public record Meter(
        String tool,
        boolean unlimited,
        @Doc("Calls a month; absent = unlimited") Optional<Integer> limit,
        int used,
        @Doc("Calls left this month; absent = unlimited") Optional<Integer> remaining,
        @Doc("The day on which used starts again from 0") LocalDate resetDate) {

    static Meter of(String tool, Quota quota) {
        return new Meter(
                tool, quota.limit().isEmpty(), quota.limit(), quota.used(), quota.remaining(), quota.resetDate());
    }

    /** In words: {@code 2 of 9 used}. */
    public String state() {
        return limit.map(it -> "%d of %d used".formatted(used, it)).orElse("%d used, unlimited".formatted(used));
    }
}
