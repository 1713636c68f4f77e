package touchline.market.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.ADDS;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.football.Player;
import touchline.market.Dossier;
import touchline.market.Memory;
import touchline.market.Research;
import touchline.market.Researcher;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "research_player", title = "Research a player", effect = ADDS, access = MARKET, description = """
                Writes a dossier about a player from the registers, with sources and days, and keeps it for the caller. quick: the state of things and the latest moves and reports. deep: also all moves, who plays alike, what the transfer rules make of the facts, and decisions on questions like his.

                A name that several players have is refused with their slugs; nothing is kept then. Say the assumptions and what is not known with every legal result.
                """)
final class ResearchPlayer implements Tool<ResearchPlayer.Query, ResearchAnswer> {

    /** How much to look into. */
    enum Depth {
        QUICK,
        DEEP
    }

    record Query(
            @Doc("The player's slug, or a name in any spelling") @Size(min = 1, max = 100)
            String slugOrName,

            @Doc("quick or deep; quick when left out") Optional<Depth> depth) {}

    private final Desk desk;
    private final Researcher researcher;
    private final Archive archive;
    private final Findings findings;

    ResearchPlayer(Desk desk, Researcher researcher, Archive archive, Findings findings) {
        this.desk = desk;
        this.researcher = researcher;
        this.archive = archive;
        this.findings = findings;
    }

    @Override
    public ResearchAnswer call(Query query, Call call) {
        Player player = desk.roster().named(query.slugOrName(), "slug_or_name");
        Research research =
                query.depth().orElse(Depth.QUICK) == Depth.DEEP ? researcher.deep(player) : researcher.quick(player);
        String owner = call.caller().owner();
        DossierContent content = findings.of(research);
        String text = DossierText.of(content);
        List<String> found = content.findings();
        Dossier dossier = archive.dossiers()
                .keep(owner, player.slug(), research.kind(), String.join(" ", content.summary()), text);
        archive.memories().keep(owner, player.slug(), Memory.Kind.FINDING, found);
        return new ResearchAnswer(dossier.id(), dossier.madeAt(), research.kind(), content, text);
    }
}
