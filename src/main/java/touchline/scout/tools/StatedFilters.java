package touchline.scout.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import touchline.football.Club;
import touchline.football.Clubs;
import touchline.football.PlayerFilter;
import touchline.problem.Problem;

/** Filters that a caller gives one by one. */
record StatedFilters(
        Optional<PlayingPosition> position,
        Optional<String> nationality,
        Optional<String> club,
        Optional<LocalDate> bornAfter,
        Optional<LocalDate> bornBefore,
        Optional<Integer> minMinutes) {

    /** @throws Problem INVALID_ARGUMENT for a club that the register does not know, or knows several of */
    UnaryOperator<PlayerFilter.Draft> draft(Clubs clubs) {
        Optional<String> slug = club.map(name -> one(name, clubs.named(name)));
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

    private static String one(String name, List<Club> named) {
        if (named.size() == 1) {
            return named.getFirst().slug();
        }
        String sentence = named.isEmpty()
                ? "The register knows no club called '%s'; leave the club out, or send a slug that an answer named."
                        .formatted(name)
                : "Several clubs are called '%s'; send the slug of one: %s."
                        .formatted(name, named.stream().map(Club::slug).collect(Collectors.joining(", ")));
        throw Problem.invalid("club", "one known club", sentence);
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
