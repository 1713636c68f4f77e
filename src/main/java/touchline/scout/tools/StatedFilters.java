package touchline.scout.tools;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.UnaryOperator;
import touchline.football.Clubs;
import touchline.football.PlayerFilter;

/** Filters that a caller gives one by one. */
record StatedFilters(
        Optional<PlayingPosition> position,
        Optional<String> nationality,
        Optional<String> club,
        Optional<LocalDate> bornAfter,
        Optional<LocalDate> bornBefore,
        Optional<Integer> minMinutes) {

    /** @throws touchline.problem.Problem INVALID_ARGUMENT for a club that the register does not know, or knows several of */
    UnaryOperator<PlayerFilter.Draft> draft(Clubs clubs) {
        Optional<String> slug = club.map(name -> clubs.one(name).slug());
        return draft -> {
            position.map(PlayingPosition::position).ifPresent(draft::position);
            nationality.ifPresent(draft::nationality);
            slug.ifPresent(draft::club);
            bornAfter.map(day -> day.plusDays(1)).ifPresent(draft::bornFrom);
            bornBefore.map(day -> day.minusDays(1)).ifPresent(draft::bornTo);
            minMinutes.ifPresent(draft::minMinutes);
            return draft;
        };
    }

    /** All of it, for a cursor. */
    String text() {
        return String.join(
                "|",
                position.map(Enum::name).orElse(""),
                nationality.orElse(""),
                club.orElse(""),
                bornAfter.map(LocalDate::toString).orElse(""),
                bornBefore.map(LocalDate::toString).orElse(""),
                minMinutes.map(String::valueOf).orElse(""));
    }
}
