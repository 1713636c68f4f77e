package touchline.market.lens;

import java.time.LocalDate;
import java.util.List;
import touchline.football.Window;
import touchline.law.sums.Days;
import touchline.law.sums.Sum;

/** From when the player may sign with another club (RSTP 18). */
final class Talks implements Rule {

    private static final int MONTHS = 6;
    private static final String RULE =
            "A professional may sign elsewhere when the contract has expired or expires within six months; before, talks need written notice to the club (RSTP 18(3)).";

    @Override
    public View of(Situation situation) {
        if (situation.overContract().isPresent()) {
            return view(
                    View.Applies.DEPENDS,
                    "His last contract known is over (%s): he may sign with another club, unless it was extended or he has another."
                            .formatted(situation.overContract().get().text()),
                    List.of(),
                    List.of("Whether he has a contract now, and until when."));
        }
        return situation
                .player()
                .contractUntil()
                .map(end -> known(end, situation.day()))
                .orElseGet(() -> view(
                        View.Applies.DEPENDS,
                        "He may sign with another club once his contract has six months left.",
                        List.of(),
                        List.of("The end of the contract.")));
    }

    private static View known(Window until, LocalDate day) {
        LocalDate free = until.latest().minusMonths(MONTHS);
        boolean now = !day.isBefore(free);
        return view(
                now ? View.Applies.YES : View.Applies.NO,
                now
                        ? "He may sign with another club: since %s his contract has six months left or less."
                                .formatted(Days.said(free))
                        : "He may sign with another club from %s on, six months before his contract ends."
                                .formatted(Days.said(free)),
                List.of(
                        until.precision() == Window.Precision.DAY
                                ? "The contract ends on %s, and no option extends it."
                                        .formatted(Days.said(until.latest()))
                                : "Of the contract's end no more is known than %s: its last day is taken, and no option extends it."
                                        .formatted(until.text())),
                List.of());
    }

    private static View view(View.Applies applies, String result, List<String> assumptions, List<String> unknown) {
        return new View(
                applies,
                new Sum("Signing with another club", result, List.of(RULE), assumptions, unknown, List.of("RSTP 18")),
                "contract signed with a new club before the old contract expired");
    }
}
