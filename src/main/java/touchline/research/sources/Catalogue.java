package touchline.research.sources;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** All sources, and which of them the operator lets a research ask. */
public final class Catalogue {

    public static final List<WebSource> ALL = List.of(
            new CasDatabase(),
            new CasRecentDecisions(),
            new FifaLegal(),
            new EuCourts(),
            new Hudoc(),
            new SwissFederalTribunal());

    public static final WebPages ANY = new AnyPage();

    private final Map<String, Switch> switches;

    /** @param switches by the name of the source as settings write it, such as {@code cas-database} */
    public Catalogue(Map<String, Switch> switches) {
        var names = ALL.stream().map(Catalogue::setting).collect(Collectors.toUnmodifiableSet());
        if (!names.equals(switches.keySet())) {
            throw new IllegalArgumentException(
                    "touchline.research.sources names %s; the sources are %s".formatted(switches.keySet(), names));
        }
        this.switches = Map.copyOf(switches);
    }

    private static String setting(WebSource source) {
        return source.key().replace('_', '-');
    }

    private Switch of(WebSource source) {
        return switches.getOrDefault(setting(source), new Switch(false, Optional.empty()));
    }

    public boolean isLive(WebSource source) {
        return of(source).live();
    }

    public URI home(WebSource source) {
        return of(source).home().orElseGet(source::home);
    }

    public static Optional<WebSource> find(String key) {
        return ALL.stream().filter(source -> source.key().equals(key)).findFirst();
    }

    /** Whose pages an address is of. */
    public WebPages at(URI address) {
        return ALL.stream()
                .filter(source -> isAt(address, home(source)))
                .map(WebPages.class::cast)
                .findFirst()
                .orElseGet(() -> of(address));
    }

    /** Whose pages an address is of, as its name says. */
    public static WebPages of(URI address) {
        String host = String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(source -> source.hosts().stream().anyMatch(own -> host.equals(own) || host.endsWith("." + own)))
                .map(WebPages.class::cast)
                .findFirst()
                .orElse(ANY);
    }

    private static boolean isAt(URI address, URI home) {
        return address.toString().startsWith(home.toString());
    }
}
