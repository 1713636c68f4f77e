package touchline.market.lens;

import java.util.List;
import touchline.law.sums.Sum;

/** When a new club may register the player (RSTP 6). */
final class RegistrationPeriods implements Rule {

    @Override
    public View of(Situation situation) {
        return new View(
                View.Applies.DEPENDS,
                new Sum(
                        "Registration periods",
                        "A new club can register the player in one of the two registration periods of its association.",
                        List.of(
                                "The first lasts 8 to 12 weeks, the second, in mid-season, 4 to 8 weeks, 16 weeks together at most (RSTP 6).",
                                "A professional whose contract ended before a period closed may be registered after it (RSTP 6(3)(b)); one who ended it with just cause, or was dismissed without it, outside a period too (RSTP 6(3)(a))."),
                        List.of(),
                        List.of(
                                "The dates of the new association's registration periods: the register does not hold them; the association enters them in TMS twelve months ahead."),
                        List.of("RSTP 6", "RSTP 5")),
                "registration of a player outside a registration period");
    }
}
