package touchline.site;

import java.time.Clock;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.Accounts;
import touchline.accounts.AccountsSettings;
import touchline.accounts.Agreements;
import touchline.accounts.ApiKeys;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.accounts.Quotas;
import touchline.accounts.SignInPlace;
import touchline.delivery.Deliveries;
import touchline.delivery.Endpoints;
import touchline.football.Coverage;
import touchline.football.Players;
import touchline.football.Sources;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;
import touchline.market.pulse.PulseReports;
import touchline.mcp.Offer;
import touchline.mcp.Protocol;
import touchline.scout.Drawings;
import touchline.site.tools.Conditions;
import touchline.site.tools.Holdings;
import touchline.site.tools.SiteOffer;
import touchline.site.tools.Stock;
import touchline.study.Lessons;
import touchline.study.progress.Progress;

@Configuration(proxyBeanMethods = false)
class SiteConfiguration {

    @Bean
    Offered offered(ObjectProvider<Offer> offers, AccountsSettings settings) {
        return new Offered(() -> Offer.byArea(offers.orderedStream()), settings.quotas());
    }

    @Bean
    Meters meters(Offered offered, Quotas quotas) {
        return new Meters(offered, quotas);
    }

    @Bean
    Stock stock(Instruments register, Decisions decisions, Lessons lessons, Coverage football) {
        return new Stock(register, decisions, lessons, football);
    }

    @Bean
    Holdings holdings(Offered offered, PublicAddress address, Stock stock) {
        return new Holdings(offered, address, stock);
    }

    @Bean
    Conditions conditions(Offered offered, PublicAddress address, Protocol protocol) {
        return new Conditions(offered, address, protocol);
    }

    @Bean
    @Order(1)
    Offer site(Holdings holdings, Conditions conditions, Meters meters, ApiKeys keys, Progress progress, Clock clock) {
        return SiteOffer.over(holdings, conditions, meters, keys, progress, clock);
    }

    @Bean
    RouterFunction<ServerResponse> aboutPages(
            Offered offered, PublicAddress address, Instruments register, Sources sources, Demo demo) {
        return new AboutPages(offered, address, register, sources, demo).routes();
    }

    @Bean
    RouterFunction<ServerResponse> lessonPages(Lessons lessons, Offered offered) {
        return new LessonPages(lessons, offered).routes();
    }

    @Bean
    RouterFunction<ServerResponse> playerPages(Players players, Drawings drawings, Offered offered) {
        return new PlayerPages(players, drawings, offered).routes();
    }

    @Bean
    RouterFunction<ServerResponse> pulsePages(Accounts accounts, PulseReports reports) {
        return new PulsePages(new SignedIn(accounts), reports).routes();
    }

    @Bean
    RouterFunction<ServerResponse> signInPages(Agreements questions, SignInPlace place) {
        return new SignInPages(questions, place).routes();
    }

    @Bean
    WebhookForms webhookForms(Accounts accounts, Endpoints endpoints, Deliveries deliveries, Clock clock) {
        return new WebhookForms(new SignedIn(accounts), endpoints, deliveries, clock);
    }

    @Bean
    RouterFunction<ServerResponse> webhookFormRoutes(WebhookForms webhook) {
        return webhook.routes();
    }

    @Bean
    RouterFunction<ServerResponse> accountPages(
            Accounts accounts,
            ApiKeys keys,
            Agreements applications,
            Meters meters,
            WebhookForms webhook,
            Clock clock) {
        return new AccountPages(new SignedIn(accounts), keys, applications, meters, webhook, clock).routes();
    }
}
