package touchline.scout;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.accounts.PublicAddress;
import touchline.football.Clubs;
import touchline.football.Coverage;
import touchline.football.Histories;
import touchline.football.Players;
import touchline.football.Seasons;
import touchline.football.Sources;
import touchline.football.Valuations;
import touchline.football.names.PlayerNames;
import touchline.football.names.Roster;
import touchline.football.outlook.Contracts;
import touchline.football.standing.Similarity;
import touchline.football.standing.Standings;
import touchline.mcp.Offer;
import touchline.scout.asked.Requests;
import touchline.scout.tools.PlayerProfiles;
import touchline.scout.tools.ScoutOffer;
import touchline.scout.tools.Scouting;

@Configuration(proxyBeanMethods = false)
class ScoutConfiguration {

    @Bean
    Shortlist shortlist(
            Players players,
            PlayerNames names,
            Clubs clubs,
            Seasons seasons,
            Contracts contracts,
            Valuations valuations,
            Clock clock) {
        return new Shortlist(players, names, new Requests(clock, clubs, seasons, contracts, valuations));
    }

    @Bean
    Scouting scouting(Players players, PlayerNames names, Roster roster, Clubs clubs, Clock clock, Coverage coverage) {
        return new Scouting(players, names, roster, clubs, clock, coverage);
    }

    @Bean
    Drawings drawings(Histories histories, Standings standings) {
        return new Drawings(histories, standings);
    }

    @Bean
    PlayerProfiles playerProfiles(
            Scouting scouting,
            Histories histories,
            PlayerProfiles.Peers peers,
            Sources sources,
            Drawings drawings,
            PublicAddress address) {
        return new PlayerProfiles(scouting, histories, peers, sources, drawings, address);
    }

    @Bean
    PlayerProfiles.Peers peers(Standings standings, Similarity similarity) {
        return new PlayerProfiles.Peers(standings, similarity);
    }

    @Bean
    @Order(3)
    Offer scout(Scouting scouting, PlayerProfiles profiles, Shortlist shortlist, Standings standings) {
        return ScoutOffer.over(scouting, profiles, shortlist, standings);
    }
}
