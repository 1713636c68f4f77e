package touchline.market.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.ADDS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Player;
import touchline.market.Dossier;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "orchestrate_transfer_dossier",
        title = "Get the full transfer picture of a player",
        effect = ADDS,
        access = MARKET,
        description = """
                One call for the full transfer picture: timeline of moves and reports, how things stand and what is not known, what the transfer rules make of it, and the caller's own notes, findings and dossiers. Keeps it as a dossier.

                live_synthesis has the operator's language model sum it up, every sentence cited, at extra cost; without a model that part alone says UNAVAILABLE. Repeat the assumptions of legal results, and keep rumours apart from what is confirmed.
                """)
final class OrchestrateTransferDossier implements Tool<OrchestrateTransferDossier.Query, PictureAnswer> {

    private static final int USUAL_DAYS = 21;
    private static final int TIMELINE = 40;
    private static final int MEMORIES = 20;
    private static final int DOSSIERS = 10;

    record Query(
            @Doc("The player's slug, such as lamine-yamal-2007") @Size(min = 1, max = 100)
            String playerSlug,

            @Doc("How many days the timeline goes back; 21 when left out") @Min(1) @Max(3_650)
            Optional<Integer> daysBack,

            @Doc("Whether to add the latest market pulse report; not when left out")
            Optional<Boolean> includeMarketPulse,

            @Doc("Whether to have a language model sum it up, at extra cost; not when left out")
            Optional<Boolean> liveSynthesis) {}

    private final Desk desk;
    private final MarketOffer.Sources sources;
    private final Archive archive;

    OrchestrateTransferDossier(Desk desk, MarketOffer.Sources sources, Archive archive) {
        this.desk = desk;
        this.sources = sources;
        this.archive = archive;
    }

    @Override
    public PictureAnswer call(Query query, Call call) {
        Player player = desk.roster().player(query.playerSlug());
        String owner = call.caller().owner();
        LocalDate to = desk.coverage().today();
        LocalDate from = to.minusDays(query.daysBack().orElse(USUAL_DAYS));
        call.progress(0, 3, "Reading the registers");
        DossierContent content = sources.findings().of(sources.researcher().picture(player, from, to, TIMELINE));
        call.progress(1, 3, "Reading notes and earlier dossiers");
        List<MemoryLine> memories = archive.memories().of(owner, player.slug(), MEMORIES).stream()
                .map(MemoryLine::of)
                .toList();
        List<DossierLine> earlier = archive.dossiers().of(owner, player.slug()).stream()
                .limit(DOSSIERS)
                .map(DossierLine::of)
                .toList();
        call.progress(2, 3, "Writing");
        Optional<SynthesisLine> synthesis = query.liveSynthesis().orElse(false)
                ? Optional.of(SynthesisLine.of(sources.synthesist().of(player.name(), Passages.of(content))))
                : Optional.empty();
        Dossier dossier = archive.dossiers()
                .keep(
                        owner,
                        player.slug(),
                        Dossier.Kind.ORCHESTRATED,
                        String.join(" ", content.summary()),
                        DossierText.of(content));
        return new PictureAnswer(
                dossier.id(),
                new IntelAnswer.WindowLine(from, to),
                content.intel(),
                memories,
                earlier,
                content.snapshot(),
                content.legal(),
                content.lawAsOf(),
                query.includeMarketPulse().orElse(false)
                        ? Optional.of(PulseLine.of(sources.reports()))
                        : Optional.empty(),
                synthesis);
    }
}
