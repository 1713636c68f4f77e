package touchline.law;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The articles of one instrument by number, each with its editions in order of time. */
final class Shelf {

    /** An article found, and what the caller wrote beyond its number. */
    record Found(ArticleNumber number, ArticleNumber asked, List<Provision> editions) {}

    private static final Comparator<Provision> BY_FIRST_DAY = Comparator.comparing(
            provision -> provision.article().inForceFrom(),
            Comparator.comparing(from -> from.map(day -> day.toEpochDay()).orElse(Long.MIN_VALUE)));

    private final Instrument instrument;
    private final Map<ArticleNumber, List<Provision>> editions = new LinkedHashMap<>();
    private final Map<ArticleNumber, ArticleNumber> printed = new LinkedHashMap<>();

    Shelf(Instrument instrument) {
        this.instrument = instrument;
        instrument.articles().forEach(this::add);
        editions.values().forEach(Shelf::checkWindows);
    }

    private void add(Article article) {
        ArticleNumber number = ArticleNumber.parse(article.number())
                .orElseThrow(() -> DamagedRegister.entry(instrument, article, "the number cannot be read"));
        for (ArticleNumber each : number.each()) {
            ArticleNumber owner = printed.putIfAbsent(each, number);
            if (owner != null && !owner.equals(number)) {
                throw DamagedRegister.entry(instrument, article, "another article covers the same number");
            }
        }
        editions.computeIfAbsent(number, _ -> new ArrayList<>()).add(new Provision(instrument, article));
    }

    private static void checkWindows(List<Provision> inOrder) {
        inOrder.sort(BY_FIRST_DAY);
        for (int i = 1; i < inOrder.size(); i++) {
            int before = i - 1;
            Provision next = inOrder.get(i);
            boolean apart = next.article()
                    .inForceFrom()
                    .filter(first -> inOrder.get(before).standingOn(first) == Standing.ENDED)
                    .isPresent();
            if (!apart) {
                throw DamagedRegister.entry(
                        next.instrument(), next.article(), "its window overlaps another edition of the same number");
            }
        }
    }

    Instrument instrument() {
        return instrument;
    }

    /** The longest number of this instrument that the text begins with; what follows is the paragraph. */
    Optional<Found> find(String written) {
        return ArticleNumber.parse(withoutName(written)).flatMap(this::find);
    }

    /** "RSTP 17" and "17 RSTP" as "17": callers often repeat the instrument. */
    private String withoutName(String written) {
        String text = written.strip();
        return Stream.of(
                        instrument.code(),
                        instrument.alsoCalled().isEmpty()
                                ? ""
                                : instrument.alsoCalled().getFirst())
                .filter(name -> !name.isEmpty())
                .map(name -> "(?i)^%1$s\\s+|\\s+%1$s$".formatted(Pattern.quote(name)))
                .reduce(text, (rest, name) -> rest.replaceFirst(name, ""), (one, other) -> other);
    }

    private Optional<Found> find(ArticleNumber asked) {
        List<Optional<Found>> each = asked.each().stream()
                .map(single -> findSingle(single, asked))
                .distinct()
                .toList();
        return each.size() == 1 ? each.getFirst() : Optional.empty();
    }

    private Optional<Found> findSingle(ArticleNumber single, ArticleNumber asked) {
        int depth = single.segments().size();
        return IntStream.iterate(depth, length -> length > 0, length -> length - 1)
                .mapToObj(single::head)
                .filter(printed::containsKey)
                .findFirst()
                .map(head -> printed.getOrDefault(head, head))
                .map(number -> new Found(number, asked, List.copyOf(editions.getOrDefault(number, List.of()))));
    }

    List<Provision> editions(ArticleNumber number) {
        return editions.getOrDefault(number, List.of());
    }

    List<String> numbers() {
        return instrument.articles().stream().map(Article::number).distinct().toList();
    }
}
