package touchline.site;

import java.util.List;
import java.util.Map;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.football.Sources;
import touchline.law.Instruments;
import touchline.mcp.Snippet;
import touchline.mcp.ToolTable;

/** The pages that tell what this is, what it costs and what it rests on. */
final class AboutPages {

    private final Offered offered;
    private final PublicAddress address;
    private final Instruments register;
    private final Sources sources;
    private final Demo demo;

    AboutPages(Offered offered, PublicAddress address, Instruments register, Sources sources, Demo demo) {
        this.offered = offered;
        this.address = address;
        this.register = register;
        this.sources = sources;
        this.demo = demo;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .route(Page.at("/"), this::home)
                .route(Page.at("/pricing"), this::pricing)
                .route(Page.at("/attribution"), this::attribution)
                .build();
    }

    private ServerResponse home(ServerRequest request) {
        var tables = offered.areas().stream()
                .map(offer -> new Section(PriceList.title(offer), Markdown.html(ToolTable.of(List.of(offer)))))
                .toList();
        return Page.forAll("home", Map.of("mcp", address.mcp(), "snippets", Snippet.all(address), "tables", tables));
    }

    private ServerResponse pricing(ServerRequest request) {
        return Page.forAll(
                "pricing",
                Map.of(
                        "areas",
                        new PriceList(offered).areas(),
                        "demo",
                        demo.keys().isPresent()));
    }

    private ServerResponse attribution(ServerRequest request) {
        return Page.forAll("attribution", Map.of("instruments", register.all(), "sources", sources.all()));
    }
}
