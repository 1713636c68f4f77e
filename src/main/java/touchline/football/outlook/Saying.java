package touchline.football.outlook;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Event;
import touchline.football.Origin;
import touchline.football.PlainName;

/** Somebody who says something, and where it can be read. */
public record Saying(String by, Optional<String> url) {

    /** Whoever published it; whoever carries it says nothing of their own. */
    public static Saying of(Event event) {
        return new Saying(
                event.publisher().orElse(event.origin().source()),
                event.origin().sourceUrl());
    }

    public static Saying of(Origin origin) {
        return new Saying(origin.source(), origin.sourceUrl());
    }

    /** Those who say it independently of each other, each once. */
    public static List<Saying> independent(Stream<Saying> all) {
        List<Saying> voices = new ArrayList<>();
        all.forEach(one -> {
            if (voices.stream().noneMatch(one::isOneWith)) {
                voices.add(one);
            }
        });
        return List.copyOf(voices);
    }

    /** One name, one address, or a name and the host under which it publishes. */
    private boolean isOneWith(Saying other) {
        return isCalled(other.by)
                || (url.isPresent() && url.equals(other.url))
                || other.host().filter(this::isCalled).isPresent()
                || host().filter(other::isCalled).isPresent();
    }

    private boolean isCalled(String name) {
        return PlainName.of(by).equals(PlainName.of(name));
    }

    private Optional<String> host() {
        try {
            return url.map(URI::create).flatMap(it -> Optional.ofNullable(it.getHost()));
        } catch (IllegalArgumentException notAnAddress) {
            return Optional.empty();
        }
    }
}
