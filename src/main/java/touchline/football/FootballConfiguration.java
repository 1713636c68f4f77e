package touchline.football;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.football.intake.AfterIntake;
import touchline.football.names.NamedPlayer;
import touchline.football.names.PlayerNames;
import touchline.football.names.Roster;
import touchline.football.standing.Similarity;
import touchline.football.standing.Standings;
import touchline.store.Store;

@Configuration(proxyBeanMethods = false)
class FootballConfiguration {

    @Bean
    Players players(Store store) {
        return new Players(store);
    }

    @Bean
    Profiles profiles(Store store) {
        return new Profiles(store);
    }

    @Bean
    Clubs clubs(Store store) {
        return new Clubs(store);
    }

    @Bean
    Moves moves(Store store) {
        return new Moves(store);
    }

    @Bean
    Seasons seasons(Store store) {
        return new Seasons(store);
    }

    @Bean
    Careers careers(Store store) {
        return new Careers(store);
    }

    @Bean
    Matches matches(Store store) {
        return new Matches(store);
    }

    @Bean
    Valuations valuations(Store store) {
        return new Valuations(store);
    }

    @Bean
    Events events(Store store) {
        return new Events(store);
    }

    @Bean
    Histories histories(Moves moves, Careers careers, Seasons seasons, Events events, Valuations valuations) {
        return new Histories(moves, careers, seasons, events, valuations);
    }

    @Bean
    Standings standings(Store store, Seasons seasons) {
        return new Standings(store, seasons);
    }

    @Bean
    Similarity similarity(Standings standings) {
        return new Similarity(standings);
    }

    @Bean
    PlayerNames playerNames(Players players) {
        return new PlayerNames(() -> NamedPlayer.from(players.names()));
    }

    @Bean
    Roster roster(Players players, PlayerNames names) {
        return new Roster(players, names);
    }

    @Bean
    AfterIntake namesAreFound(PlayerNames names) {
        return names::refresh;
    }

    @Bean
    AfterIntake numbersAreRanked(Standings standings) {
        return standings::refresh;
    }

    @Bean
    Sources sources(Store store) {
        return new Sources(store);
    }

    @Bean
    Coverage coverage(Store store, Clock clock) {
        return new Coverage(store, clock);
    }
}
