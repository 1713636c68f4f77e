package touchline.football.standing;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import touchline.football.Origin;
import touchline.football.Season;

/** Competitions whose players are compared: the leagues of one source in one season, or one tournament. */
record Group(String source, String season, Season.Kind kind, String competition) {

    /** Ten whole matches. */
    private static final int LEAGUE_MINUTES = 900;

    /** Two whole matches: the most that a tournament allows, and little to go by. */
    private static final int TOURNAMENT_MINUTES = 180;

    private static final int NAMED = 6;

    static Group of(Season row) {
        boolean league = row.competition().kind() == Season.Kind.LEAGUE;
        return new Group(
                row.origin().source(),
                row.season(),
                row.competition().kind(),
                league ? "" : row.competition().name());
    }

    int minimum() {
        return kind == Season.Kind.LEAGUE ? LEAGUE_MINUTES : TOURNAMENT_MINUTES;
    }

    String id() {
        return "%s|%s|%s".formatted(source, season, kind == Season.Kind.LEAGUE ? "leagues" : competition);
    }

    /** In words which competitions these are. */
    static String words(Collection<Season> rows) {
        List<String> names = rows.stream()
                .map(row -> row.competition().name())
                .distinct()
                .sorted()
                .toList();
        return names.size() <= NAMED
                ? names.stream().collect(Collectors.joining(", "))
                : "%d leagues".formatted(names.size());
    }

    static Origin origin(Collection<Season> rows) {
        return rows.stream()
                .map(Season::origin)
                .max(Comparator.comparing(Origin::asOf))
                .orElseThrow();
    }
}
