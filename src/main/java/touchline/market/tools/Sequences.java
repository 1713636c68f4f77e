package touchline.market.tools;

import java.util.List;
import touchline.mcp.Content;
import touchline.mcp.Parameter;
import touchline.mcp.Prompt;

/** Recommended ways to use the market's tools, as prompts. */
final class Sequences {

    private static final String HONESTY = """
            Name source and day with every fact, keep rumours apart from what is confirmed, say the assumptions of every \
            legal result, and list what is not known. Never state a figure, a rule or a decision that no tool returned.""";

    private Sequences() {}

    static List<Prompt> prompts(Desk desk) {
        return List.of(
                prompt(
                        desk,
                        "transfer_picture",
                        "Get the full transfer picture",
                        "One call for the whole picture of a player, told with sources, days and gaps.",
                        """
                        Give me the full transfer picture of the player %s.
                        If this is no slug, find it with search_scout first. Call orchestrate_transfer_dossier with player_slug \
                        and include_market_pulse true. Tell me first how things stand, then what happened lately, what the rules \
                        make of it, and what my earlier notes say.
                        """),
                prompt(
                        desk,
                        "classic_research",
                        "Research a player step by step",
                        "Researches a player, looks at how things stand, at the news and at the market.",
                        """
                        Research the player %s for me.
                        Call research_player with depth deep, then dossier_snapshot and get_transfer_intel with the slug it names, \
                        and get_market_pulse_report with period weekly for the market around it. \
                        If several players have the name, show them to me and let me choose.
                        """),
                prompt(
                        desk,
                        "negotiation_brief",
                        "Prepare a negotiation",
                        "A brief of one page for talks about a player: position, leverage, rules, figures, open questions.",
                        """
                        Prepare me for a negotiation about the player %s.
                        Call research_player with depth deep, then get_regulation_article for each rule you rely on and \
                        get_juris_decision for each decision. Write one page: the position, each side's leverage, what the rules \
                        say of contract, protected period, training compensation, solidarity and agent's fee, and the questions \
                        to ask. Check the page with verify_citations before you show it.
                        """));
    }

    private static Prompt prompt(Desk desk, String name, String title, String description, String text) {
        var player = new Parameter(
                "player", "A slug such as harry-kane-1993, or a name", true, (typed, _) -> desk.slugsFrom(typed));
        return new Prompt(
                name,
                title,
                description,
                List.of(player),
                values -> List.of(new Content.Text(
                        text.formatted(values.getOrDefault("player", "").strip()) + HONESTY)));
    }
}
