package touchline.accounts;

import java.time.LocalDate;
import java.util.Optional;

/**
 * What a caller has used of a metered tool in this calendar month (UTC).
 *
 * @param limit calls a month; absent = unlimited
 * @param remaining absent = unlimited
 * @param resetDate the first day of the next month, when {@code used} is 0 again
 */
public record Quota(Optional<Integer> limit, int used, Optional<Integer> remaining, LocalDate resetDate) {}
