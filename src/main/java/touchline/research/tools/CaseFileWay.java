package touchline.research.tools;

import java.util.List;
import touchline.mcp.Content;
import touchline.mcp.Parameter;
import touchline.mcp.Prompt;

/** The recommended way through a case, as a prompt. */
final class CaseFileWay {

    private CaseFileWay() {}

    static Prompt prompt() {
        var caseId =
                new Parameter("case_id", "The case to work on; left out = choose with me", false, (_, _) -> List.of());
        return new Prompt(
                "case_file",
                "Work through a case file",
                "Case, sources, findings, research and authorities: works through them with the tools, in order.",
                List.of(caseId),
                values -> List.of(new Content.Text(text(values.getOrDefault("case_id", "")))));
    }

    private static String text(String caseId) {
        String first = caseId.isBlank()
                ? "Call list_cases, show me my cases and let me choose one, or make one with create_case; then call get_case for it."
                : "Call get_case with case_id %s.".formatted(caseId.strip());
        return """
                Help me work through a case, in this order. Never cite an article or a decision that no tool returned.
                1. %s
                2. Call build_case_source_pack for it: tell me what it rests on, on what terms, and what was looked for and not found.
                3. Call list_case_sources and get_case_findings; say what is verified, what is not, and what contradicts what.
                4. Keep what is missing: attach_case_source for decisions and articles, add_case_link for addresses, add_case_note for \
                what I tell you.
                5. Answer my questions with search_case; when it says weak or none, say so.
                6. For the question that decides the case call request_case_research, then get_case_research every few seconds until \
                it has ended. Give me its brief with the sources and with what was not found.
                7. Look for further authority with search_juris_library, and check your draft with verify_citations before I see it.""".formatted(first);
    }
}
