package touchline.accounts;

import java.time.Clock;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import touchline.problem.Problem;
import touchline.store.Store;

/** What every caller has used of every metered tool in this calendar month (UTC). */
public final class Quotas {

    private final Store store;
    private final Clock clock;
    private final Map<String, AccountsSettings.Tiers> limits;
    private final PublicAddress address;
    private final Subjects subjects;
    private final AtomicReference<YearMonth> swept = new AtomicReference<>(YearMonth.of(1970, 1));

    Quotas(Store store, Clock clock, AccountsSettings settings, PublicAddress address) {
        this.store = store;
        this.clock = clock;
        this.limits = settings.quotas();
        this.address = address;
        this.subjects = new Subjects(store);
    }

    /**
     * What the caller has used and has left, without counting anything.
     *
     * @throws IllegalArgumentException unless metered
     */
    public Quota state(String tool, Caller caller) {
        var tally = tally(tool, caller);
        return quota(limit(tool, caller), tally.used(store.read()), tally.month());
    }

    /**
     * Takes one call from the caller's quota; calls made at once never pass the limit together.
     *
     * @throws Problem QUOTA_EXCEEDED with {@code limit} and {@code reset_date} when nothing is left
     * @throws IllegalArgumentException unless the tool is metered
     */
    public Reservation reserve(String tool, Caller caller) {
        var limit = limit(tool, caller);
        var tally = tally(tool, caller);
        sweep(tally.month());
        return store.write(database -> tally.take(database, limit.ceiling()))
                .<Reservation>map(used -> new Taken(tally, quota(limit, used, tally.month())))
                .orElseThrow(() -> exceeded(tool, caller, limit, resetDate(tally.month())));
    }

    private Limit limit(String tool, Caller caller) {
        return Optional.ofNullable(limits.get(tool))
                .orElseThrow(() -> new IllegalArgumentException("No quota is set for " + tool))
                .of(caller);
    }

    private Tally tally(String tool, Caller caller) {
        return new Tally(
                subjects.of(caller), tool, YearMonth.from(clock.instant().atOffset(ZoneOffset.UTC)));
    }

    private static Quota quota(Limit limit, int used, YearMonth month) {
        return new Quota(limit.calls(), used, limit.calls().map(it -> Math.max(0, it - used)), resetDate(month));
    }

    private static LocalDate resetDate(YearMonth month) {
        return month.plusMonths(1).atDay(1);
    }

    private Problem exceeded(String tool, Caller caller, Limit limit, LocalDate reset) {
        var more = caller.isAnonymous()
                ? "sign in at " + address.signIn()
                : "choose a larger tier at " + address.pricing();
        return new Problem(
                Problem.Code.QUOTA_EXCEEDED,
                "All %d calls of %s this month are used: %s, or wait until %s."
                        .formatted(limit.ceiling(), tool, more, reset),
                Map.of("limit", limit.ceiling(), "reset_date", reset.toString()));
    }

    /** Once a month; last month stays, for a node whose clock is a little late still counts in it. */
    private void sweep(YearMonth month) {
        if (!Objects.equals(swept.getAndSet(month), month)) {
            store.write(database -> Tally.forgetBefore(database, month.minusMonths(1)));
        }
    }

    private final class Taken implements Reservation {

        private final Tally tally;
        private final Quota quota;
        private final AtomicBoolean given = new AtomicBoolean();

        Taken(Tally tally, Quota quota) {
            this.tally = tally;
            this.quota = quota;
        }

        @Override
        public Quota quota() {
            return quota;
        }

        @Override
        public void giveBack() {
            if (given.compareAndSet(false, true)) {
                store.write(tally::giveBack);
            }
        }
    }
}
