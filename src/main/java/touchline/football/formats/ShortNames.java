package touchline.football.formats;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.files.Sheet;

/** Clubs that stand in full in one column and short in another: {@code E. Frankfurt} is Eintracht Frankfurt. */
final class ShortNames {

    private static final Pattern SHORT = Pattern.compile("(\\p{L}+)\\. ?(.+)");

    private final Set<String> full = new TreeSet<>();

    /** @param column the one that has them in full */
    ShortNames(HeldFile file, String column) {
        file.members(".csv")
                .forEach(member -> Sheet.of(member, Set.of(column)).ifPresent(sheet -> {
                    try (Stream<Row> rows = sheet.rows()) {
                        rows.forEach(row -> row.text(column).ifPresent(full::add));
                    }
                }));
    }

    /** The full name, where the file has one that fits and no second. */
    String full(String name) {
        Matcher words = SHORT.matcher(name);
        if (full.contains(name) || !words.matches()) {
            return name;
        }
        return only(full.stream().filter(it -> it.startsWith(words.group(1)) && it.endsWith(" " + words.group(2))))
                .orElse(name);
    }

    private static Optional<String> only(Stream<String> names) {
        var found = names.limit(2).toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }
}
