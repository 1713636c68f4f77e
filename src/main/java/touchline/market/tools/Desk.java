package touchline.market.tools;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import touchline.football.Coverage;
import touchline.football.Sources;
import touchline.football.names.Roster;

/** What the tools have in common: who is meant, how old the data are, whom to name, and what day it is. */
public record Desk(Roster roster, Coverage coverage, Sources sources, Clock clock) {

    LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
