package touchline.market.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import touchline.market.Snapshots;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "dossier_snapshot",
        title = "See how things stand with a player",
        effect = READS,
        access = MARKET,
        description = """
                Says how things stand with a player: club, contract, agent, market value, availability, latest moves and reports, and plainly what is not known.

                Take the slug from search_scout. Every fact has its source and day; say them with it. A gap is no zero: say that it is not known, and what would fill it.
                """)
final class DossierSnapshot implements Tool<DossierSnapshot.Query, SnapshotAnswer> {

    record Query(
            @Doc("The player's slug, such as lamine-yamal-2007") @Size(min = 1, max = 100)
            String playerSlug) {}

    private final Desk desk;
    private final Snapshots snapshots;

    DossierSnapshot(Desk desk, Snapshots snapshots) {
        this.desk = desk;
        this.snapshots = snapshots;
    }

    @Override
    public SnapshotAnswer call(Query query, Call call) {
        return SnapshotAnswer.of(snapshots.of(desk.roster().player(query.playerSlug())), desk);
    }
}
