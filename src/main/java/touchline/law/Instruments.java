package touchline.law;

import java.time.LocalDate;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.problem.Problem;

/** The register: every instrument with its articles, in memory, unchanged while the service runs. */
public final class Instruments {

    private final Map<String, Shelf> byCode = new LinkedHashMap<>();
    private final Map<String, Shelf> byName = new LinkedHashMap<>();

    Instruments(Collection<Instrument> instruments) {
        for (Instrument instrument : instruments) {
            Shelf shelf = new Shelf(instrument);
            byCode.put(instrument.code(), shelf);
            names(instrument).map(Instruments::plain).distinct().forEach(name -> {
                if (byName.putIfAbsent(name, shelf) != null) {
                    throw new DamagedRegister(instrument.code(), "another instrument is called '" + name + "' too");
                }
            });
        }
        for (Instrument instrument : instruments) {
            instrument.nextEditionOf().filter(code -> !byCode.containsKey(code)).ifPresent(code -> {
                throw new DamagedRegister(instrument.code(), "the register has no instrument '" + code + "'");
            });
        }
    }

    private static Stream<String> names(Instrument instrument) {
        return Stream.concat(Stream.of(instrument.code(), instrument.title()), instrument.alsoCalled().stream());
    }

    /** Letters and digits only, so that spelling habits do not matter. */
    private static String plain(String name) {
        String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
        return letters.replaceFirst("^the", "").replaceFirst("^fifa(?=.)", "");
    }

    public List<Instrument> all() {
        return byCode.values().stream().map(Shelf::instrument).toList();
    }

    /** By code, title or another name, however it is spelled. */
    public Optional<Instrument> find(String name) {
        return Optional.ofNullable(byName.get(plain(name))).map(Shelf::instrument);
    }

    /**
     * An article as it stood, or will stand, on a day.
     *
     * @param article as people write it: {@code 17}, {@code Art. 12 bis}, {@code 17(1)}, {@code Annexe 4 art. 5}
     * @throws Problem NOT_FOUND with {@code known} codes for an instrument, or the {@code nearest} numbers for an
     *     article that the register does not hold
     */
    public Reading read(String instrument, String article, LocalDate asOf) {
        Shelf shelf = shelf(instrument);
        Optional<Shelf> next = byCode.values().stream()
                .filter(other -> other.instrument()
                        .nextEditionOf()
                        .filter(shelf.instrument().code()::equals)
                        .isPresent())
                .findFirst();
        Optional<Shelf> previous = shelf.instrument().nextEditionOf().map(byCode::get);
        return new Lineage(shelf, previous, next).read(article, asOf);
    }

    /** @param citation as {@link Provision#citation} writes it, such as {@code RSTP Annexe 5 art. 1} */
    public Reading read(String citation, LocalDate asOf) {
        int space = citation.indexOf(' ');
        return read(citation.substring(0, space), citation.substring(space + 1), asOf);
    }

    /** Whether the register holds an article, in whatever edition; false for an unknown instrument. */
    public boolean has(String instrument, String article) {
        Shelf shelf = byName.get(plain(instrument));
        return shelf != null && shelf.find(article).isPresent();
    }

    /** Codes that begin with what was typed. */
    public List<String> codesFrom(String typed) {
        return startingWith(typed, List.copyOf(byCode.keySet()));
    }

    /** Article numbers of an instrument that begin with what was typed; none for an unknown instrument. */
    public List<String> numbersFrom(String instrument, String typed) {
        Shelf shelf = byName.get(plain(instrument));
        return shelf == null ? List.of() : startingWith(typed, shelf.numbers());
    }

    private static List<String> startingWith(String typed, List<String> values) {
        String start = typed.strip();
        return values.stream()
                .filter(value -> value.regionMatches(true, 0, start, 0, start.length()))
                .toList();
    }

    private Shelf shelf(String name) {
        Shelf shelf = byName.get(plain(name));
        if (shelf == null) {
            throw new Problem(
                    Problem.Code.NOT_FOUND,
                    "The register has no instrument '%s'; use one of these codes: %s."
                            .formatted(Lineage.shortened(name), String.join(", ", byCode.keySet())),
                    Map.of("known", List.copyOf(byCode.keySet())));
        }
        return shelf;
    }
}
