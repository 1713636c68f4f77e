package touchline.market.pulse;

import touchline.football.Coverage;
import touchline.football.Events;
import touchline.football.Moves;
import touchline.football.Profiles;
import touchline.football.Sources;
import touchline.football.outlook.Contracts;
import touchline.football.outlook.Leagues;
import touchline.football.outlook.ValueChanges;

/** What reports are made from. */
record Registers(
        Moves moves,
        Events events,
        ValueChanges values,
        Contracts contracts,
        Profiles profiles,
        Leagues leagues,
        Coverage coverage,
        Sources sources) {}
