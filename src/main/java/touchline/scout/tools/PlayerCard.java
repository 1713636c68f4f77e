package touchline.scout.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.Born;
import touchline.football.Foot;
import touchline.football.Player;
import touchline.football.Position;
import touchline.mcp.Doc;

/** A player in a list. What is not known is left out. */
record PlayerCard(
        @Doc("The player's id, for the other tools") String slug,
        String name,
        Optional<LocalDate> born,
        Optional<Integer> birthYear,
        @Doc("In years, today") Optional<Integer> age,
        @Doc("The national team's first") List<String> nationalities,
        @Doc("goalkeeper, defender, midfielder or forward") Optional<String> position,

        @Doc("Finer than the position, where a source has it")
        Optional<String> role,

        Optional<String> foot,
        Optional<Integer> heightCm,
        @Doc("Where the player was last seen; mind the day") Optional<LastClub> club,
        @Doc("The most in one season of those known") Optional<Integer> minutes,
        @Doc("Why a search found this player") Optional<String> whyMatched,
        String source,
        LocalDate asOf,
        String licence) {

    record LastClub(String slug, String name, LocalDate asOf) {}

    static PlayerCard of(Player player, LocalDate today) {
        return of(player, Optional.empty(), today);
    }

    static PlayerCard of(Player player, Optional<String> why, LocalDate today) {
        return new PlayerCard(
                player.slug(),
                player.name(),
                player.born().flatMap(Born::date),
                player.born().map(Born::year),
                player.born().flatMap(born -> born.ageOn(today)),
                player.nationalities(),
                player.position().map(Position::word),
                player.role(),
                player.foot().map(Foot::word),
                player.heightCm(),
                player.club().map(at -> new LastClub(at.club(), at.name(), at.asOf())),
                Optional.of(player.minutes()).filter(minutes -> minutes > 0),
                why,
                player.origin().source(),
                player.origin().asOf(),
                player.origin().licence());
    }

    /** As a line of a list. */
    String line() {
        String facts = Stream.of(
                        role.or(() -> position),
                        foot.map(side -> side + " foot"),
                        heightCm.map(cm -> cm + " cm"),
                        born.map(day -> "born " + day
                                        + age.map(" (%d)"::formatted).orElse(""))
                                .or(() -> birthYear.map("born %d"::formatted)),
                        Optional.of(String.join(", ", nationalities)).filter(all -> !all.isEmpty()),
                        club.map(at -> "last seen at %s (%s)".formatted(at.name(), at.asOf())),
                        minutes.map("%d minutes in the fullest season known"::formatted))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return "**%s** (`%s`): %s. Source: %s, as of %s%s"
                .formatted(
                        name,
                        slug,
                        facts.isEmpty() ? "nothing else is known" : facts,
                        source,
                        asOf,
                        whyMatched.map(why -> ". Found because " + why).orElse(""));
    }
}
