package touchline.market.tools;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import touchline.football.Clubs;
import touchline.football.Coverage;
import touchline.football.Players;
import touchline.football.Sources;
import touchline.football.names.Match;
import touchline.football.names.PlayerNames;
import touchline.football.names.Roster;

/** What the tools have in common: who is meant, how old the data are, whom to name, and what day it is. */
public record Desk(
        Roster roster,
        Players players,
        PlayerNames names,
        Clubs clubs,
        Coverage coverage,
        Sources sources,
        Clock clock) {

    private static final int COMPLETIONS = 20;

    LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    List<String> slugsFrom(String typed) {
        return names.find(typed.replace('-', ' '), COMPLETIONS).stream()
                .map(Match::slug)
                .toList();
    }
}
