package touchline.football;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A filter as SQL: the WHERE, or nothing, and its parameters. */
record PlayerWhere(String sql, Map<String, Object> params) {

    static PlayerWhere of(PlayerFilter filter) {
        var conditions = new Conditions();
        conditions.add("p.position = :position", "position", filter.position().map(Enum::name));
        conditions.add(
                "p.nations LIKE :nation",
                "nation",
                filter.nationality().map(nation -> "%|" + PlainName.of(nation) + "|%"));
        conditions.add("p.club = :club", "club", filter.club());
        // Of somebody without a birthday only the year is compared: the whole of it has to lie inside.
        filter.bornFrom().ifPresent(day -> {
            conditions.add("(p.birth_date >= :from OR p.birth_date IS NULL AND p.birth_year >= :fromYear)");
            conditions.put("from", day.toString());
            conditions.put("fromYear", day.getDayOfYear() == 1 ? day.getYear() : day.getYear() + 1);
        });
        filter.bornTo().ifPresent(day -> {
            conditions.add("(p.birth_date <= :to OR p.birth_date IS NULL AND p.birth_year <= :toYear)");
            conditions.put("to", day.toString());
            conditions.put("toYear", day.getDayOfYear() == day.lengthOfYear() ? day.getYear() : day.getYear() - 1);
        });
        conditions.add("p.id IN (:among)", "among", filter.among().map(PlayerWhere::never));
        filter.competition()
                .ifPresentOrElse(
                        competition -> {
                            conditions.add("""
                    p.id IN (SELECT player FROM football_season
                    WHERE competition = :competition AND COALESCE(minutes, 0) >= :minutes)
                    """);
                            conditions.put("competition", competition);
                            conditions.put("minutes", filter.minMinutes().orElse(0));
                        },
                        () -> conditions.add("p.minutes >= :minutes", "minutes", filter.minMinutes()));
        conditions.add("p.foot = :foot", "foot", filter.foot().map(Enum::name));
        conditions.add("p.height_cm >= :minHeight", "minHeight", filter.minHeightCm());
        conditions.add("p.height_cm <= :maxHeight", "maxHeight", filter.maxHeightCm());
        conditions.add(
                "p.contract_until >= :contractFrom",
                "contractFrom",
                filter.contractFrom().map(LocalDate::toString));
        conditions.add(
                "p.contract_until <= :contractTo",
                "contractTo",
                filter.contractTo().map(LocalDate::toString));
        filter.minValue().ifPresent(sum -> conditions.newestValue(">=", "minValue", sum));
        filter.maxValue().ifPresent(sum -> conditions.newestValue("<=", "maxValue", sum));
        return conditions.where();
    }

    /** No list of values may be empty in SQL. */
    private static Set<String> never(Set<String> slugs) {
        return slugs.isEmpty() ? Set.of("") : slugs;
    }

    private static final class Conditions {

        private final List<String> sql = new ArrayList<>();
        private final Map<String, Object> params = new LinkedHashMap<>();

        void add(String condition, String name, Optional<?> value) {
            value.ifPresent(it -> {
                add(condition);
                put(name, it);
            });
        }

        void add(String condition) {
            sql.add(condition);
        }

        void newestValue(String compared, String name, Money sum) {
            add("""
                    EXISTS (SELECT 1 FROM football_value v WHERE v.player = p.id
                    AND v.currency = :%2$sCurrency AND v.minor %1$s :%2$s
                    AND v.day = (SELECT MAX(w.day) FROM football_value w WHERE w.player = p.id))
                    """.formatted(compared, name));
            put(name, sum.minor());
            put(name + "Currency", sum.currency());
        }

        void put(String name, Object value) {
            params.put(name, value);
        }

        PlayerWhere where() {
            return new PlayerWhere(sql.isEmpty() ? "" : " WHERE " + String.join(" AND ", sql), params);
        }
    }
}
