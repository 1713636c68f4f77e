package touchline.law;

import java.time.LocalDate;
import java.util.Optional;

/** One edition of an article together with the instrument it stands in. */
public record Provision(Instrument instrument, Article article) {

    /** How to cite it, such as {@code FFAR 15}. */
    public String citation() {
        return instrument.code() + " " + article.number();
    }

    /** The edition whose text was read, or what was read instead. */
    public String readEdition() {
        return article.readEdition().orElse(instrument.read().edition());
    }

    /** The last day for which this wording is known to hold, never later than the edition it stands in. */
    public Optional<LocalDate> lastDay() {
        return article.inForceTo().or(instrument.edition()::to);
    }

    /** How this wording relates to a day; an unknown first day counts as long ago. */
    Standing standingOn(LocalDate day) {
        if (article.inForceFrom().filter(day::isBefore).isPresent()) {
            return Standing.NOT_YET;
        }
        return lastDay().filter(day::isAfter).isPresent() ? Standing.ENDED : Standing.HOLDS;
    }

    Optional<Suspension> suspensionOn(LocalDate day) {
        return article.suspension().filter(suspension -> !day.isBefore(suspension.from()));
    }
}
