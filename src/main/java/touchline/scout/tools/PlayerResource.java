package touchline.scout.tools;

import static touchline.accounts.Access.ANYONE;

import java.util.List;
import touchline.mcp.Body;
import touchline.mcp.Parameter;
import touchline.mcp.ResourceTemplate;

/** Players as resources: {@code player://harry-kane-1993}. */
final class PlayerResource {

    private static final String MARKDOWN = "text/markdown";

    private PlayerResource() {}

    static ResourceTemplate template(Scouting scouting, PlayerProfiles profiles) {
        return new ResourceTemplate(
                ANYONE,
                "player://{slug}",
                "player",
                "A player",
                "All that the register knows of one player, as Markdown.",
                MARKDOWN,
                List.of(new Parameter(
                        "slug",
                        "The player's slug, such as harry-kane-1993",
                        true,
                        (typed, _) -> scouting.slugsFrom(typed))),
                List.of(),
                values -> new Body.Text(
                        MARKDOWN,
                        profiles.of(values.getOrDefault("slug", ""), false).report()));
    }
}
