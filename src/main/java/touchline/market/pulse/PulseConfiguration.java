package touchline.market.pulse;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.accounts.PublicAddress;
import touchline.delivery.Deliveries;
import touchline.football.Coverage;
import touchline.football.Events;
import touchline.football.Moves;
import touchline.football.Profiles;
import touchline.football.Sources;
import touchline.football.outlook.Contracts;
import touchline.football.outlook.Leagues;
import touchline.football.outlook.ValueChanges;
import touchline.jobs.Schedule;
import touchline.jobs.Work;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class PulseConfiguration {

    @Bean
    Registers pulseRegisters(
            Moves moves,
            Events events,
            ValueChanges values,
            Contracts contracts,
            Profiles profiles,
            Leagues leagues,
            Coverage coverage,
            Sources sources) {
        return new Registers(moves, events, values, contracts, profiles, leagues, coverage, sources);
    }

    @Bean
    PulseReports pulseReports(
            Store store, Registers registers, Deliveries deliveries, PublicAddress address, Clock clock) {
        return new PulseReports(store, new Editor(registers, address.base(), clock), deliveries);
    }

    @Bean
    Work dailyPulse(PulseReports reports) {
        return new PulseWork(Period.DAILY, reports);
    }

    @Bean
    Work weeklyPulse(PulseReports reports) {
        return new PulseWork(Period.WEEKLY, reports);
    }

    @Bean
    Schedule dailyPulseSchedule() {
        return Period.DAILY.schedule();
    }

    @Bean
    Schedule weeklyPulseSchedule() {
        return Period.WEEKLY.schedule();
    }
}
