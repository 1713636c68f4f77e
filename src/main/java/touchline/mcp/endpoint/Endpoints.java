package touchline.mcp.endpoint;

import jakarta.servlet.ServletContext;
import java.util.List;
import org.springframework.boot.web.servlet.ServletContextInitializer;
import touchline.mcp.Offer;
import touchline.mcp.catalogue.Catalogue;
import touchline.mcp.catalogue.ToolCalls;
import touchline.mcp.discovery.ServerCard;

/** Opens {@code /mcp} with everything and {@code /mcp/<area>} with one area's share of it. */
public final class Endpoints implements ServletContextInitializer {

    private final List<Offer> offers;
    private final ServerCard card;
    private final ToolCalls toolCalls;
    private final Exchange exchange;
    private final Origins origins;

    public Endpoints(List<Offer> offers, ServerCard card, ToolCalls toolCalls, Exchange exchange, Origins origins) {
        this.offers = offers;
        this.card = card;
        this.toolCalls = toolCalls;
        this.exchange = exchange;
        this.origins = origins;
    }

    @Override
    public void onStartup(ServletContext context) {
        open(context, "", new Catalogue(offers));
        offers.stream()
                .filter(offer -> !offer.area().isEmpty())
                .forEach(offer -> open(context, "/" + offer.area(), new Catalogue(List.of(offer))));
    }

    private void open(ServletContext context, String path, Catalogue catalogue) {
        var endpoint = card.address().mcp() + path;
        var methods = new Methods(endpoint, card, catalogue, toolCalls);
        var servlet = new McpServlet(methods, exchange, origins, card.greeting(endpoint));
        var registration = context.addServlet("mcp" + path, servlet);
        // With and without a slash at the end: a redirect would make clients drop the body or the credential.
        registration.addMapping("/mcp" + path, "/mcp" + path + "/");
        registration.setLoadOnStartup(1);
    }
}
