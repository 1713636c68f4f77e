package touchline.study.sums;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The protected period of a contract (RSTP Definitions, no. 7). */
final class ProtectedPeriod implements Calculator {

    private static final Pattern AGE = Pattern.compile(
            "\\b(?:aged?|age of|at|was|is) (\\d{2})(?! ?(?:january|february|march|april|may|june|july|august|september|october|november|december))\\b|\\b(\\d{2})[- ]years?[- ]old");
    private static final int LONGER_BEFORE = 28;

    @Override
    public Optional<Sum> of(Told told) {
        if (!told.says("protected period") || told.day().isEmpty()) {
            return Optional.empty();
        }
        LocalDate signed = told.day().get();
        Optional<Integer> age = AGE.matcher(told.text())
                .results()
                .map(match -> Integer.valueOf(match.group(1) == null ? match.group(2) : match.group(1)))
                .findFirst();
        return Optional.of(new Sum(
                "Protected period",
                age.map(years -> ends(signed, years < LONGER_BEFORE ? 3 : 2))
                        .orElseGet(() ->
                                "Signed before the 28th birthday it ends on %s, signed after it on %s, or earlier with the last of as many whole seasons."
                                        .formatted(Days.said(signed.plusYears(3)), Days.said(signed.plusYears(2)))),
                List.of(
                        "Signed before the 28th birthday: three whole seasons or three years, whichever ends first; after it: two (RSTP Definitions, 7).",
                        "The contract counts from %s.".formatted(Days.said(signed))),
                List.of("The contract took effect on that day and was not renewed or extended since."),
                List.of("When the seasons of the association end: the last of the whole seasons may end earlier."),
                List.of("RSTP Definitions", "RSTP 17")));
    }

    private static String ends(LocalDate signed, int years) {
        return "The protected period ends on %s at the latest: %s years, or earlier with the end of the %s whole season."
                .formatted(
                        Days.said(signed.plusYears(years)),
                        years == 3 ? "three" : "two",
                        years == 3 ? "third" : "second");
    }
}
