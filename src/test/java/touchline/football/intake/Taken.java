package touchline.football.intake;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Born;
import touchline.football.Fee;
import touchline.football.Move;
import touchline.football.Profile.Field;
import touchline.football.Source;
import touchline.football.Window;
import touchline.football.intake.Entry.From;

/** Made-up rows of made-up sources. */
final class Taken {

    static final List<Source> SOURCES = Stream.of("alpha", "beta")
            .map(id -> new Source(
                    id, id, "https://example.org/" + id, "CC0-1.0", Optional.empty(), id, Source.Zone.OPERATOR))
            .toList();
    static final From ALPHA = from("alpha", "2091-07-01");
    static final From BETA = from("beta", "2091-07-02");

    private Taken() {}

    static From from(String source, String asOf) {
        return new From(source, Optional.empty(), LocalDate.parse(asOf));
    }

    static Who who(String id, String name, String born, String nation) {
        return new Who(
                Optional.empty(),
                some(id),
                name,
                some(born)
                        .map(day -> day.length() == 4 ? Born.in(Integer.parseInt(day)) : Born.on(LocalDate.parse(day))),
                some(nation),
                Optional.empty());
    }

    static Entry.OnPlayer player(int line, Who who, From from) {
        return player(line, who, Map.of(), from);
    }

    static Entry.OnPlayer player(int line, Who who, Map<Field, String> facts, From from) {
        return new Entry.OnPlayer(line, who, facts, Optional.empty(), List.of(), from);
    }

    static Entry.OnMove move(int line, Who who, Window when, String leaves, String joins, Fee fee, From from) {
        return new Entry.OnMove(
                line,
                who,
                Optional.empty(),
                when,
                Optional.empty(),
                some(leaves).map(Team::named),
                some(joins).map(Team::named),
                Move.Kind.UNKNOWN,
                fee,
                Move.Status.CONFIRMED,
                Optional.empty(),
                from);
    }

    private static Optional<String> some(String text) {
        return Optional.of(text).filter(it -> !it.isEmpty());
    }
}
