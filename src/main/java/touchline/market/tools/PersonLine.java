package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.Born;
import touchline.football.Player;
import touchline.football.Position;
import touchline.mcp.Doc;

/** Who a player is. What is not known is left out. */
record PersonLine(
        @Doc("The player's id, for the other tools") String slug,
        String name,
        Optional<LocalDate> born,
        Optional<Integer> birthYear,
        @Doc("In years, today") Optional<Integer> age,
        @Doc("The national team's first") List<String> nationalities,
        @Doc("goalkeeper, defender, midfielder or forward") Optional<String> position,
        String source,
        LocalDate asOf) {

    static PersonLine of(Player player, LocalDate today) {
        return new PersonLine(
                player.slug(),
                player.name(),
                player.born().flatMap(Born::date),
                player.born().map(Born::year),
                player.born().flatMap(born -> born.ageOn(today)),
                player.nationalities(),
                player.position().map(Position::word),
                player.origin().source(),
                player.origin().asOf());
    }

    String line() {
        String facts = Stream.of(
                        position,
                        born.map(day -> "born " + day
                                        + age.map(" (%d)"::formatted).orElse(""))
                                .or(() -> birthYear.map("born %d"::formatted)),
                        Optional.of(String.join(", ", nationalities)).filter(all -> !all.isEmpty()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return "**%s** (`%s`): %s (%s, as of %s)"
                .formatted(name, slug, facts.isEmpty() ? "nothing else is known" : facts, source, asOf);
    }
}
