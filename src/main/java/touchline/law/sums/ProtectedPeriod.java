package touchline.law.sums;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The protected period of a contract (RSTP Definitions, no. 7). */
public final class ProtectedPeriod {

    private static final int LONGER_BEFORE = 28;

    private ProtectedPeriod() {}

    /** @param age of the player on the day, in years; absent = both lengths are told */
    public static Sum of(LocalDate signed, Optional<Integer> age) {
        return new Sum(
                "Protected period",
                age.map(old -> ends(signed, years(old)))
                        .orElseGet(() ->
                                "Signed before the 28th birthday it ends on %s, signed after it on %s, or earlier with the last of as many whole seasons."
                                        .formatted(Days.said(signed.plusYears(3)), Days.said(signed.plusYears(2)))),
                List.of(
                        "Signed before the 28th birthday: three whole seasons or three years, whichever ends first; after it: two (RSTP Definitions, 7).",
                        "The contract counts from %s.".formatted(Days.said(signed))),
                List.of("The contract took effect on that day and was not renewed or extended since."),
                List.of("When the seasons of the association end: the last of the whole seasons may end earlier."),
                List.of("RSTP Definitions", "RSTP 17"));
    }

    /** How many years, or whole seasons, it lasts for somebody of an age at signing. */
    public static int years(int age) {
        return age < LONGER_BEFORE ? 3 : 2;
    }

    private static String ends(LocalDate signed, int years) {
        return "The protected period ends on %s at the latest: %s years, or earlier with the end of the %s whole season."
                .formatted(
                        Days.said(signed.plusYears(years)),
                        years == 3 ? "three" : "two",
                        years == 3 ? "third" : "second");
    }
}
