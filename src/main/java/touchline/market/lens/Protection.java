package touchline.market.lens;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Move;
import touchline.football.Window;
import touchline.law.sums.Days;
import touchline.law.sums.ProtectedPeriod;
import touchline.law.sums.Sum;

/** Whether the contract is in its protected period (RSTP Definitions 7, RSTP 17). */
final class Protection implements Rule {

    private static final String OPEN = "Whether his contract is in its protected period cannot be told";
    private static final int LONGEST_CONTRACT = 5;
    private static final int LONGEST_CONTRACT_OF_A_MINOR = 3;
    private static final int OF_AGE = 18;

    @Override
    public View of(Situation situation) {
        Optional<Move> joining = situation.joining();
        if (joining.isEmpty() || situation.birthday().isEmpty()) {
            List<String> missing = Stream.of(
                            joining.isEmpty()
                                    ? Optional.of("When the present contract was signed: no move to a club is loaded.")
                                    : Optional.<String>empty(),
                            situation.birthday().isEmpty()
                                    ? Optional.of("The day of birth.")
                                    : Optional.<String>empty())
                    .flatMap(Optional::stream)
                    .toList();
            return open(OPEN + ".", missing);
        }
        return otherContract(joining.get(), situation).orElseGet(() -> held(joining.get(), situation));
    }

    /** Where the contract with which he joined his last club known is over for sure, its period says nothing of today. */
    private static Optional<View> otherContract(Move joining, Situation situation) {
        Optional<String> gone = situation
                .history()
                .departure()
                .map(move -> "he left %s (%s)"
                        .formatted(move.from().orElseThrow().name(), move.when().words()));
        Optional<String> ended =
                situation.overContract().map(end -> "his last contract known ended (%s)".formatted(end.text()));
        return gone.or(() -> ended)
                .or(() -> renewed(joining, situation))
                .map(why -> open(
                        "%s: %s.".formatted(OPEN, why),
                        List.of("When the contract of today was signed, and whether there is one.")));
    }

    private static Optional<String> renewed(Move joining, Situation situation) {
        LocalDate signed = joining.when().latest();
        int longest = age(signed, situation) < OF_AGE ? LONGEST_CONTRACT_OF_A_MINOR : LONGEST_CONTRACT;
        LocalDate last = signed.plusYears(longest);
        boolean later = situation.day().isAfter(last)
                || situation
                        .player()
                        .contractUntil()
                        .filter(end -> end.earliest().isAfter(last))
                        .isPresent();
        return later
                ? Optional.of(
                        "he joined %s %s, and a contract lasts %s years at most (RSTP 18(2)), so that the one of today was signed later"
                                .formatted(
                                        joining.to().map(club -> club.name()).orElse("the club"),
                                        joining.when().words(),
                                        longest == LONGEST_CONTRACT ? "five" : "three"))
                : Optional.empty();
    }

    private static View open(String result, List<String> unknown) {
        List<String> rule =
                ProtectedPeriod.of(LocalDate.EPOCH, Optional.empty()).steps().subList(0, 1);
        return view(View.Applies.DEPENDS, result, rule, List.of(), unknown);
    }

    private static View held(Move joining, Situation situation) {
        Window signed = joining.when();
        LocalDate first = end(signed.earliest(), situation);
        LocalDate last = end(signed.latest(), situation);
        LocalDate sooner = first.isBefore(last) ? first : last;
        LocalDate later = first.isBefore(last) ? last : first;
        LocalDate day = situation.day();
        View.Applies applies =
                !day.isAfter(sooner) ? View.Applies.YES : day.isAfter(later) ? View.Applies.NO : View.Applies.DEPENDS;
        Sum worked = ProtectedPeriod.of(signed.latest(), Optional.of(age(signed.latest(), situation)));
        return view(
                applies, result(applies, joining, later), worked.steps(), assumed(joining, worked), worked.unknown());
    }

    private static String result(View.Applies applies, Move joining, LocalDate later) {
        String contract = "The protected period of the contract with %s, joined %s,"
                .formatted(
                        joining.to().map(club -> club.name()).orElse("the club"),
                        joining.when().words());
        return switch (applies) {
            case NO -> "%s ended on %s at the latest.".formatted(contract, Days.said(later));
            case DEPENDS ->
                "%s may run until %s, by the day on which it was signed.".formatted(contract, Days.said(later));
            default -> "%s runs until %s at the latest.".formatted(contract, Days.said(later));
        };
    }

    private static List<String> assumed(Move joining, Sum worked) {
        List<String> assumed = new ArrayList<>(worked.assumptions());
        assumed.add("The contract took effect with the move to the club.");
        if (joining.when().precision() != Window.Precision.DAY) {
            assumed.add("The register knows the move only as %s; the last of these days is counted from."
                    .formatted(joining.when().words()));
        }
        if (joining.kind() == Move.Kind.UNKNOWN) {
            assumed.add("The move was for good: the source does not say whether it was a loan.");
        }
        return assumed;
    }

    private static LocalDate end(LocalDate signed, Situation situation) {
        return signed.plusYears(ProtectedPeriod.years(age(signed, situation)));
    }

    private static int age(LocalDate signed, Situation situation) {
        return situation.player().born().flatMap(born -> born.ageOn(signed)).orElseThrow();
    }

    private static View view(
            View.Applies applies, String result, List<String> steps, List<String> assumptions, List<String> unknown) {
        return new View(
                applies,
                new Sum(
                        "Protected period",
                        result,
                        steps,
                        assumptions,
                        unknown,
                        List.of("RSTP Definitions", "RSTP 17", "RSTP 18")),
                "compensation when a player leaves without just cause within the protected period");
    }
}
