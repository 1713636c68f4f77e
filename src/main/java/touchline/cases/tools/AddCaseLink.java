package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.cases.CaseEntry;
import touchline.cases.Link;
import touchline.cases.Links;
import touchline.cases.WebAddress;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "add_case_link",
        title = "Keep a link with a case",
        effect = REPLACES,
        access = MARKET,
        description = """
                Keeps an address with a case, with a title, an excerpt and tags; nobody opens the address.

                Use it for what is worth keeping but no source; attach_case_source is for what the case is argued from. The same address again gets what is said of it now.
                """)
final class AddCaseLink implements Tool<AddCaseLink.Query, Link> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("The address, http or https") @Size(min = 1, max = 2_000)
            String url,

            @Doc("What it is called") @Size(min = 1, max = CaseEntry.TITLE)
            Optional<String> title,

            @Doc("Words copied from there") @Size(min = 1, max = Links.EXCERPT)
            Optional<String> excerpt,

            @Doc("Words to sort it by") @Size(max = CaseEntry.MOST)
            Optional<List<String>> tags) {}

    private final Links links;

    AddCaseLink(Links links) {
        this.links = links;
    }

    @Override
    public Link call(Query query, Call call) {
        return links.keep(
                call.caller().owner(),
                query.caseId(),
                WebAddress.of("url", query.url()),
                query.title(),
                query.excerpt(),
                query.tags().orElse(List.of()));
    }
}
