package touchline.accounts;

import java.time.Clock;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.store.Store;
import touchline.store.StoreSettings;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(AccountsSettings.class)
class AccountsConfiguration {

    @Bean
    PublicAddress publicAddress(AccountsSettings settings) {
        return new PublicAddress(settings.baseUrl());
    }

    @Bean
    Accounts accounts(Store store, Clock clock, ApiKeys keys) {
        return new Accounts(store, clock, keys);
    }

    @Bean
    ApiKeys apiKeys(Store store, Clock clock) {
        return new ApiKeys(store, clock, Thread::startVirtualThread);
    }

    @Bean
    Callers callers(ApiKeys keys, Accounts accounts, ObjectProvider<AccessTokens> tokens) {
        return new Callers(keys, accounts, () -> Optional.ofNullable(tokens.getIfAvailable()));
    }

    @Bean
    Gate gate(PublicAddress address) {
        return new Gate(address);
    }

    @Bean
    Challenge challenge(PublicAddress address) {
        return new Challenge(address);
    }

    @Bean
    Quotas quotas(Store store, Clock clock, AccountsSettings settings, PublicAddress address) {
        return new Quotas(store, clock, settings, address);
    }

    @Bean
    Demo demo(AccountsSettings settings, StoreSettings store, Accounts accounts, ApiKeys keys) {
        var accountsOfTheDemo = new DemoAccounts(accounts, keys, DemoFile.in(store.folder()));
        return settings.demo() ? accountsOfTheDemo.open() : accountsOfTheDemo.close();
    }

    @Bean
    WorkerSecret workerSecret(AccountsSettings settings, Demo demo) {
        return new WorkerSecret(settings.workerSecret().or(() -> demo.keys().map(Demo.Keys::operator)));
    }
}
