package touchline.site;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import touchline.charts.Picture;
import touchline.football.Player;
import touchline.football.PlayerFilter;
import touchline.football.Players;
import touchline.problem.Problem;
import touchline.scout.Drawings;

/** The players as pages, with the text that clients read as {@code player://harry-kane-1993}, and their charts. */
final class PlayerPages {

    private static final int ON_A_PAGE = 50;
    private static final int LAST_PAGE = 10_000;
    private static final MediaType SVG = MediaType.parseMediaType("image/svg+xml");

    private final Players players;
    private final Drawings drawings;
    private final Offered offered;

    PlayerPages(Players players, Drawings drawings, Offered offered) {
        this.players = players;
        this.drawings = drawings;
        this.offered = offered;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .route(Page.at("/players"), this::list)
                .route(Page.at("/players/{slug}"), this::player)
                .route(Page.at("/players/{slug}/{chart}.svg"), this::chart)
                .build();
    }

    private ServerResponse list(ServerRequest request) {
        int page = request.param("page").map(PlayerPages::number).orElse(1);
        var found =
                players.page(new PlayerFilter.Draft().done(), Players.Sort.MINUTES, (page - 1) * ON_A_PAGE, ON_A_PAGE);
        return Page.forAll("players", Map.of("players", found, "page", page));
    }

    private static int number(String page) {
        if (!page.matches("[1-9]\\d{0,4}") || Integer.parseInt(page) > LAST_PAGE) {
            throw Problem.notFound("There is no such page: /players begins the list.");
        }
        return Integer.parseInt(page);
    }

    private ServerResponse player(ServerRequest request) {
        Player player = find(request);
        String text = offered.text("player://{slug}", Map.of("slug", player.slug()));
        return Page.forAll(
                "player", Map.of("player", player, "html", Markdown.html(text), "drawings", drawings.of(player)));
    }

    private ServerResponse chart(ServerRequest request) {
        return drawings.of(find(request)).stream()
                .filter(drawing -> drawing.name().equals(request.pathVariable("chart")))
                .findFirst()
                .map(drawing -> ServerResponse.ok()
                        .contentType(SVG)
                        .cacheControl(
                                CacheControl.maxAge(Duration.ofMinutes(10)).cachePublic())
                        .body(Picture.of(drawing.chart()).svg().getBytes(StandardCharsets.UTF_8)))
                .orElseThrow(() -> Problem.notFound("There is no such chart of this player."));
    }

    private Player find(ServerRequest request) {
        return players.find(request.pathVariable("slug"))
                .orElseThrow(() -> Problem.notFound("There is no such player: /players lists those there are."));
    }
}
