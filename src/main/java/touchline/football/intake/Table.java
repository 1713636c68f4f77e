package touchline.football.intake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A table of facts: a row is its key, then the rest. What is stored is replaced by what is at least as recent. */
enum Table {
    PROFILE("player source", "facts"),
    STINT("player club start_year source", "end_year"),
    SIGHTING("player day club source kind", ""),
    MOVE(
            "id",
            "player earliest latest precision season from_club to_club kind fee_kind fee_minor fee_currency "
                    + "fee_add_ons fee_raw status evidence source"),
    SEASON("player season competition team source", "kind club position apps starts minutes metrics detail"),
    APPEARANCE("player day competition source", "team opponent venue started minutes goals assists yellow red"),
    GOAL("player day minute source", "team opponent penalty"),
    VALUE("player day source", "minor currency club"),
    SALARY("player year club source", "base_minor guaranteed_minor currency"),
    EVENT("id", "first_seen", "player name day kind status summary about publisher source", "day"),
    CLUB("id", "name plain country city founded stadium source"),
    PLAYER(
            "id",
            "name plain full_name birth_date birth_year birth_place nationalities nations position role foot "
                    + "height_cm weight_kg club club_as_of contract_until contract_precision agent minutes source");

    private final int keys;
    private final int kept;
    private final int latest;
    private final String insert;
    private final String update;

    Table(String key, String rest) {
        this(key, "", rest, "as_of");
    }

    /**
     * @param once what stays as it was first stored
     * @param latest what only grows, as long as a source knows no more
     */
    Table(String key, String once, String rest, String latest) {
        List<String> keyColumns = words(key);
        List<String> onceColumns = words(once);
        List<String> others = Stream.concat(words(rest).stream(), Stream.of("source_url", "as_of"))
                .toList();
        List<String> columns =
                Stream.of(keyColumns, onceColumns, others).flatMap(List::stream).toList();
        String name = "football_" + name().toLowerCase(Locale.ROOT);
        this.keys = keyColumns.size();
        this.kept = keys + onceColumns.size();
        this.latest = others.indexOf(latest);
        this.insert = "INSERT INTO %s (%s) VALUES (%s) ON CONFLICT DO NOTHING"
                .formatted(
                        name, String.join(", ", columns), String.join(", ", Collections.nCopies(columns.size(), "?")));
        this.update = "UPDATE %s SET %s WHERE %s AND as_of <= ? AND (as_of < ? OR %s <= ?) AND (%s)"
                .formatted(
                        name,
                        joined(others, " = ?", ", "),
                        joined(keyColumns, " = ?", " AND "),
                        latest,
                        joined(others, " IS DISTINCT FROM ?", " OR "));
    }

    String insert() {
        return insert;
    }

    /** Changes a stored row that differs and is not newer. */
    String update() {
        return update;
    }

    /** A row in the order in which {@link #update} asks for its values. */
    @Nullable
    Object[] forUpdate(@Nullable Object[] row) {
        List<@Nullable Object> all = Arrays.asList(row);
        List<@Nullable Object> others = all.subList(kept, all.size());
        List<@Nullable Object> values = new ArrayList<>(others);
        values.addAll(all.subList(0, keys));
        values.add(others.getLast());
        values.add(others.getLast());
        values.add(others.get(latest));
        values.addAll(others);
        return values.toArray();
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    private static String joined(List<String> columns, String suffix, String between) {
        return columns.stream().map(column -> column + suffix).collect(Collectors.joining(between));
    }
}
