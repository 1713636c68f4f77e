package touchline.market;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.football.Clubs;
import touchline.football.Coverage;
import touchline.football.Events;
import touchline.football.Histories;
import touchline.football.Moves;
import touchline.football.Players;
import touchline.football.Profiles;
import touchline.football.Sources;
import touchline.football.Valuations;
import touchline.football.names.PlayerNames;
import touchline.football.names.Roster;
import touchline.football.standing.Similarity;
import touchline.football.standing.Standings;
import touchline.law.Instruments;
import touchline.law.decisions.Library;
import touchline.market.lens.Lens;
import touchline.market.pulse.PulseReports;
import touchline.market.tools.Archive;
import touchline.market.tools.Desk;
import touchline.market.tools.Findings;
import touchline.market.tools.MarketOffer;
import touchline.market.tools.Watching;
import touchline.mcp.Offer;
import touchline.models.Models;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class MarketConfiguration {

    @Bean
    TransferIntel transferIntel(Moves moves, Events events) {
        return new TransferIntel(moves, events);
    }

    @Bean
    Snapshots snapshots(Histories histories, TransferIntel intel, Profiles profiles, Coverage coverage) {
        return new Snapshots(histories, intel, profiles, coverage);
    }

    @Bean
    Desk desk(
            Roster roster,
            Players players,
            PlayerNames names,
            Clubs clubs,
            Coverage coverage,
            Sources sources,
            Clock clock) {
        return new Desk(roster, players, names, clubs, coverage, sources, clock);
    }

    @Bean
    Researcher researcher(
            Snapshots snapshots,
            TransferIntel intel,
            Instruments register,
            Library library,
            Researcher.Peers peers,
            Clock clock) {
        return new Researcher(snapshots, intel, new Lens(register), library, peers, clock);
    }

    @Bean
    Researcher.Peers marketPeers(Players players, Standings standings, Similarity similarity) {
        return new Researcher.Peers(players, standings, similarity);
    }

    @Bean
    WatchList watchList(Store store, Clock clock) {
        return new WatchList(store, clock);
    }

    @Bean
    Memories agentMemories(Store store, Clock clock) {
        return new Memories(store, clock);
    }

    @Bean
    Dossiers dossiers(Store store, Clock clock) {
        return new Dossiers(store, clock);
    }

    @Bean
    Watching watching(WatchList list, Memories memories, TransferIntel intel, Valuations valuations) {
        return new Watching(list, memories, new PlayerNews(intel, valuations));
    }

    @Bean
    MarketOffer.Sources marketSources(
            Snapshots snapshots,
            TransferIntel intel,
            Researcher researcher,
            Desk desk,
            Instruments register,
            Models models,
            PulseReports reports) {
        return new MarketOffer.Sources(
                snapshots, intel, researcher, new Findings(desk, register), new Synthesist(models), reports);
    }

    @Bean
    @Order(4)
    Offer market(Desk desk, MarketOffer.Sources sources, Dossiers dossiers, Memories memories, Watching watching) {
        return MarketOffer.over(desk, sources, new Archive(dossiers, memories), watching);
    }
}
