package touchline.mcp.discovery;

import java.util.stream.Collectors;
import touchline.accounts.Access;
import touchline.mcp.catalogue.Catalogue;
import touchline.mcp.catalogue.ToolEntry;

/** The tools as a Markdown table, written from their declarations so that it cannot grow old. */
public final class ToolTable {

    private ToolTable() {}

    public static String of(Catalogue catalogue) {
        return catalogue.tools().stream()
                .map(ToolTable::row)
                .collect(Collectors.joining("\n", "| Tool | What it does | Who may call it |\n|---|---|---|\n", "\n"));
    }

    private static String row(ToolEntry<?, ?> entry) {
        String firstLine =
                entry.spec().description().strip().lines().findFirst().orElse("");
        return "| `%s` | %s | %s |"
                .formatted(entry.name(), firstLine, who(entry.spec().access()));
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
