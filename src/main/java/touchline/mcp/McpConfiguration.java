package touchline.mcp;

import java.util.List;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.info.BuildProperties;
import org.springframework.boot.web.servlet.ServletContextInitializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import touchline.accounts.Callers;
import touchline.accounts.Challenge;
import touchline.accounts.Gate;
import touchline.accounts.PublicAddress;
import touchline.accounts.Quotas;
import touchline.mcp.catalogue.Failures;
import touchline.mcp.catalogue.Reports;
import touchline.mcp.catalogue.ToolCalls;
import touchline.mcp.discovery.DiscoveryDocuments;
import touchline.mcp.discovery.ServerCard;
import touchline.mcp.endpoint.Endpoints;
import touchline.mcp.endpoint.Exchange;
import touchline.mcp.endpoint.Origins;
import touchline.mcp.endpoint.Versions;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(McpSettings.class)
class McpConfiguration {

    @Bean
    ServerCard serverCard(BuildProperties build, PublicAddress address) {
        return new ServerCard(String.valueOf(build.getVersion()), address);
    }

    @Bean
    Protocol protocol(McpSettings settings) {
        return new Protocol(Versions.OFFICIAL, settings.bodyLimitBytes(), Reports.LONGEST);
    }

    /** The order of the offers is the order of the tools. */
    @Bean
    DiscoveryDocuments discoveryDocuments(ServerCard card, Protocol protocol, List<Offer> offers, List<HttpApi> apis) {
        return new DiscoveryDocuments(card, protocol.versions(), Offer.byArea(offers.stream()), apis);
    }

    @Bean
    ToolCalls toolCalls(Gate gate, Quotas quotas, Challenge challenge, McpSettings settings) {
        return new ToolCalls(gate, quotas, new Failures(challenge), settings.signInWith401());
    }

    @Bean
    Exchange exchange(Callers callers, Challenge challenge, McpSettings settings) {
        return new Exchange(callers, challenge, new Failures(challenge), settings.bodyLimitBytes());
    }

    @Bean
    ServletContextInitializer endpoints(
            List<Offer> offers, ServerCard card, ToolCalls toolCalls, Exchange exchange, McpSettings settings) {
        return new Endpoints(
                Offer.byArea(offers.stream()),
                card,
                toolCalls,
                exchange,
                new Origins(card.address(), settings.allowedOrigins()));
    }
}
