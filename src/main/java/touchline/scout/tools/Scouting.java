package touchline.scout.tools;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.UnaryOperator;
import touchline.football.Clubs;
import touchline.football.Coverage;
import touchline.football.Page;
import touchline.football.Player;
import touchline.football.PlayerFilter;
import touchline.football.Players;
import touchline.football.names.Match;
import touchline.football.names.PlayerNames;
import touchline.football.names.Roster;
import touchline.problem.Problem;

/** What the tools have in common: players by slug and by filters, today, and how old the data are. */
public final class Scouting {

    private final Players players;
    private final PlayerNames names;
    private final Roster roster;
    private final Clubs clubs;
    private final Clock clock;
    private final Coverage coverage;

    public Scouting(Players players, PlayerNames names, Roster roster, Clubs clubs, Clock clock, Coverage coverage) {
        this.players = players;
        this.names = names;
        this.roster = roster;
        this.clubs = clubs;
        this.clock = clock;
        this.coverage = coverage;
    }

    /** @throws Problem NOT_FOUND with the nearest slugs */
    Player player(String slug) {
        return roster.player(slug);
    }

    List<Player> players(List<String> slugs) {
        return players.all(slugs);
    }

    Page<Player> page(StatedFilters filters, Players.Sort order, int offset, int limit) {
        return players.page(filters.draft(clubs).apply(new PlayerFilter.Draft()).done(), order, offset, limit);
    }

    UnaryOperator<PlayerFilter.Draft> draft(StatedFilters filters) {
        return filters.draft(clubs);
    }

    List<String> slugsFrom(String typed) {
        return names.find(typed.replace('-', ' '), 20).stream().map(Match::slug).toList();
    }

    LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** To be said with every answer. */
    String dataNote() {
        return coverage.note();
    }
}
