package touchline.market;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import touchline.football.Coverage;
import touchline.football.Events;
import touchline.football.Histories;
import touchline.football.Moves;
import touchline.football.Sources;
import touchline.football.names.Roster;
import touchline.market.pulse.PulseReports;
import touchline.market.tools.Desk;
import touchline.market.tools.MarketOffer;
import touchline.mcp.Offer;

@Configuration(proxyBeanMethods = false)
class MarketConfiguration {

    @Bean
    TransferIntel transferIntel(Moves moves, Events events) {
        return new TransferIntel(moves, events);
    }

    @Bean
    Snapshots snapshots(Histories histories, TransferIntel intel, Coverage coverage) {
        return new Snapshots(histories, intel, coverage);
    }

    @Bean
    Desk desk(Roster roster, Coverage coverage, Sources sources, Clock clock) {
        return new Desk(roster, coverage, sources, clock);
    }

    @Bean
    @Order(4)
    Offer market(Desk desk, Snapshots snapshots, PulseReports reports, Clock clock) {
        return MarketOffer.over(desk, snapshots, reports, clock);
    }
}
