package touchline.market.tools;

import static touchline.accounts.Access.USER;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.football.Player;
import touchline.market.Memory;
import touchline.market.PlayerNews;
import touchline.market.Watch;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

@ToolSpec(name = "monitor_player", title = "Watch a player", effect = REPLACES, access = USER, description = """
                Puts a player on the caller's own watch list, or pauses the watching with enabled false. A note is kept with its day and comes back in dossiers.

                Needs a person's own sign-in or key. watched_players then says what changed since the last look.
                """)
final class MonitorPlayer implements Tool<MonitorPlayer.Query, WatchAnswer> {

    record Query(
            @Doc("The player's slug, such as lamine-yamal-2007") @Size(min = 1, max = 100)
            String playerSlug,

            @Doc("Whether to watch; true when left out") Optional<Boolean> enabled,

            @Doc("Why, or anything to remember of the player") @Size(min = 1, max = 2_000)
            Optional<String> note) {}

    private final Desk desk;
    private final Watching watching;

    MonitorPlayer(Desk desk, Watching watching) {
        this.desk = desk;
        this.watching = watching;
    }

    @Override
    public WatchAnswer call(Query query, Call call) {
        if (query.note().filter(String::isBlank).isPresent()) {
            throw Problem.invalid("note", "not blank", "The note is blank; leave it out or say something.");
        }
        String owner = call.caller().owner();
        Player player = desk.roster().player(query.playerSlug());
        Watch watch = watching.list()
                .set(
                        owner,
                        player.slug(),
                        query.enabled().orElse(true),
                        PlayerNews.keys(watching.news().of(player.slug())));
        query.note()
                .ifPresent(note ->
                        watching.memories().keep(owner, player.slug(), Memory.Kind.NOTE, List.of(note.strip())));
        return new WatchAnswer(
                PersonLine.of(player, desk.today()),
                watch.enabled(),
                watch.since(),
                watching.memories().note(owner, player.slug()).map(MemoryLine::of),
                desk.coverage().note());
    }
}
