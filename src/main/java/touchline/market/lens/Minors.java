package touchline.market.lens;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.sums.Days;
import touchline.law.sums.Sum;

/** Whether the rules for minors count (RSTP 19, FFAR 13). */
final class Minors implements Rule {

    private static final int OF_AGE = 18;

    @Override
    public View of(Situation situation) {
        Optional<LocalDate> turns = situation.turns(OF_AGE);
        if (turns.isPresent()) {
            return known(turns.get(), situation.day());
        }
        Optional<Integer> year = situation.birthYear().map(born -> born + OF_AGE);
        int today = situation.day().getYear();
        if (year.filter(it -> it < today).isPresent()) {
            return view(
                    View.Applies.NO,
                    "He turned 18 in %d or before: the rules for minors do not count.".formatted(year.get()),
                    List.of());
        }
        if (year.filter(it -> it > today).isPresent()) {
            return view(
                    View.Applies.YES,
                    "He turns 18 in %d: until then he may move to another association only by an exception."
                            .formatted(year.get()),
                    List.of());
        }
        return view(View.Applies.DEPENDS, "Whether he is a minor cannot be told.", List.of("The day of birth."));
    }

    private static View known(LocalDate turns, LocalDate day) {
        return day.isBefore(turns)
                ? view(
                        View.Applies.YES,
                        "He is a minor until %s: until then he may move to another association only by an exception."
                                .formatted(Days.said(turns)),
                        List.of("Whether one of the exceptions is met: where he lives, with whom, and why they moved."))
                : view(
                        View.Applies.NO,
                        "He turned 18 on %s: the rules for minors do not count.".formatted(Days.said(turns)),
                        List.of());
    }

    private static View view(View.Applies applies, String result, List<String> unknown) {
        return new View(
                applies,
                new Sum(
                        "Minors",
                        result,
                        List.of(
                                "International transfers are allowed from the age of 18 only, with exceptions (RSTP 19).",
                                "An agent may approach a minor six months before the age of a first professional contract at the earliest, with the guardian's prior written consent (FFAR 13(1))."),
                        List.of(),
                        unknown,
                        List.of("RSTP 19", "FFAR 13")),
                "international transfer of a minor player");
    }
}
