package touchline.mcp;

import java.util.List;
import java.util.stream.Collectors;
import touchline.accounts.Access;

/** The tools as a Markdown table, written from their declarations so that it cannot grow old. */
public final class ToolTable {

    private ToolTable() {}

    public static String of(List<Offer> offers) {
        return offers.stream()
                .flatMap(offer -> offer.tools().stream())
                .map(tool -> row(tool.spec()))
                .collect(Collectors.joining("\n", "| Tool | What it does | Who may call it |\n|---|---|---|\n", "\n"));
    }

    private static String row(ToolSpec tool) {
        String firstLine = tool.description().strip().lines().findFirst().orElse("");
        return "| `%s` | %s | %s |".formatted(tool.name(), firstLine, who(tool.access()));
    }

    private static String who(Access access) {
        return switch (access) {
            case ANYONE -> "anyone";
            case METERED -> "anyone, within a monthly limit";
            case SIGNED_IN_METERED -> "signed in, within a monthly limit";
            case STUDY -> "study tier";
            case MARKET -> "market tier";
            case USER -> "signed in as a person";
        };
    }
}
