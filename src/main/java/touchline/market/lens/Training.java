package touchline.market.lens;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.football.Careers;
import touchline.law.sums.Days;
import touchline.law.sums.Sum;
import touchline.law.sums.TrainingCompensation;

/** Whether a new club owes training compensation, and to whom (RSTP 20, Annexe 4). */
final class Training implements Rule {

    private static final int DUE_UNTIL = 23;
    private static final List<String> RULES =
            List.of("RSTP 20", "RSTP Annexe 4 art. 2", "RSTP Annexe 4 art. 3", "RSTP Annexe 4 art. 5");

    @Override
    public View of(Situation situation) {
        if (situation.birthYear().isEmpty()) {
            return view(
                    View.Applies.DEPENDS,
                    "Whether training compensation is due cannot be told.",
                    List.of(),
                    List.of(),
                    List.of("The year of birth."));
        }
        int born = situation.birthYear().get();
        LocalDate last = LocalDate.of(born + DUE_UNTIL, 12, 31);
        if (situation.day().isAfter(last)) {
            return view(
                    View.Applies.NO,
                    "None is due on a move now: the year of the 23rd birthday ended on %s.".formatted(Days.said(last)),
                    List.of("Due until the end of the calendar year of the 23rd birthday (RSTP 20)."),
                    List.of(),
                    List.of());
        }
        return lastClub(situation)
                .map(stint -> owed(stint, born, situation.day(), last))
                .orElseGet(() -> view(
                        View.Applies.DEPENDS,
                        "It may be due on a move until %s; to whom for which years cannot be told."
                                .formatted(Days.said(last)),
                        List.of("Costs of the new club's category times years of training (RSTP Annexe 4 art. 5)."),
                        List.of(),
                        List.of("Which clubs trained him in which years: no years at clubs are loaded.")));
    }

    private static Optional<Careers.Stint> lastClub(Situation situation) {
        return situation.history().stints().stream().reduce((_, later) -> later);
    }

    private static View owed(Careers.Stint stint, int born, LocalDate day, LocalDate last) {
        int from = Math.max(stint.startYear() - born, TrainingCompensation.FIRST);
        int until = Math.min(stint.endYear().orElse(day.getYear()) - born, TrainingCompensation.LAST);
        if (from > until) {
            return view(
                    View.Applies.NO,
                    "%s, the last club known, is owed none: it had him in no year of the birthdays 12 to 21."
                            .formatted(stint.club().name()),
                    List.of("Training counts up to the year of the 21st birthday (RSTP Annexe 4 art. 1)."),
                    List.of("%s is his last club.".formatted(stint.club().name())),
                    List.of());
        }
        Sum sum = TrainingCompensation.of(from, until, Optional.empty(), Optional.empty());
        List<String> assumptions = new ArrayList<>(sum.assumptions());
        assumptions.add(
                "He is a professional already, so that only the last club is owed (RSTP Annexe 4 art. 3); the last known is %s, from %d."
                        .formatted(stint.club().name(), stint.startYear()));
        assumptions.add("It is men's football: in women's football there is none (RSTP 20).");
        return view(
                View.Applies.DEPENDS,
                "On a move until %s %s may be owed for the years of the birthdays %d to %d. %s"
                        .formatted(Days.said(last), stint.club().name(), from, until, sum.result()),
                sum.steps(),
                assumptions,
                sum.unknown());
    }

    private static View view(
            View.Applies applies, String result, List<String> steps, List<String> assumptions, List<String> unknown) {
        return new View(
                applies,
                new Sum("Training compensation", result, steps, assumptions, unknown, RULES),
                "training compensation for a young professional");
    }
}
