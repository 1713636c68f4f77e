package touchline.scout.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import java.util.Optional;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "get_scout_player",
        title = "Read a player's profile",
        effect = READS,
        access = ANYONE,
        description = """
                Reads all that the register knows of one player: profile, moves, seasons, figures per 90 minutes with percentiles, who plays alike, events.

                Take the slug from search_scout or list_scout_players. Every fact names its source and day; say them with it.
                Percentiles hold for the pool, season and minutes that stand beside them, and for no other time.
                """)
final class GetScoutPlayer implements Tool<GetScoutPlayer.Query, PlayerProfile> {

    record Query(
            @Doc("The player's slug, such as lamine-yamal-2007") @Size(min = 1, max = 100)
            String slug,

            @Doc("Whether to send a picture of the percentiles too; not when left out")
            Optional<Boolean> includeChart) {}

    private final PlayerProfiles profiles;

    GetScoutPlayer(PlayerProfiles profiles) {
        this.profiles = profiles;
    }

    @Override
    public PlayerProfile call(Query query, Call call) {
        return profiles.of(query.slug(), query.includeChart().orElse(false));
    }
}
