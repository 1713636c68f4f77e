package touchline.site;

import java.util.List;
import touchline.accounts.Access;
import touchline.mcp.Call;
import touchline.mcp.Offer;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

/** Tools of every kind of access, with the names that quotas are set for. */
public final class SampleTools {

    public record Nothing() implements Report {
        @Override
        public String report() {
            return "";
        }
    }

    private abstract static class Sample {
        public Nothing call(Nothing input, Call call) {
            return input;
        }
    }

    @ToolSpec(
            name = "search_scout",
            title = "Search",
            effect = ToolSpec.Effect.READS,
            access = Access.METERED,
            description = "Searches.")
    private static final class Search extends Sample implements Tool<Nothing, Nothing> {}

    @ToolSpec(
            name = "ask_study_assistant",
            title = "Ask",
            effect = ToolSpec.Effect.READS,
            access = Access.SIGNED_IN_METERED,
            description = "Answers.")
    private static final class Ask extends Sample implements Tool<Nothing, Nothing> {}

    @ToolSpec(
            name = "generate_mock_exam",
            title = "Exam",
            effect = ToolSpec.Effect.ADDS,
            access = Access.STUDY,
            description = "Sets an exam.")
    private static final class Exam extends Sample implements Tool<Nothing, Nothing> {}

    @ToolSpec(
            name = "list_cases",
            title = "Cases",
            effect = ToolSpec.Effect.READS,
            access = Access.MARKET,
            description = "Lists cases.")
    private static final class Cases extends Sample implements Tool<Nothing, Nothing> {}

    @ToolSpec(
            name = "watched_players",
            title = "Watch list",
            effect = ToolSpec.Effect.READS,
            access = Access.USER,
            description = "Lists players.")
    private static final class Watched extends Sample implements Tool<Nothing, Nothing> {}

    private SampleTools() {}

    public static List<Offer> offers() {
        return List.of(new Offer(
                "scout",
                List.of(new Search(), new Ask(), new Exam(), new Cases(), new Watched()),
                List.of(),
                List.of()));
    }
}
