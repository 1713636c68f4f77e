package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Size;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.CaseEntry;
import touchline.cases.Source;
import touchline.cases.SourceType;
import touchline.cases.Sources;
import touchline.cases.WebAddress;
import touchline.cases.register.RegisterSources;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

@ToolSpec(
        name = "attach_case_source",
        title = "Attach a source to a case",
        effect = REPLACES,
        access = MARKET,
        description = """
                Attaches one source to a case: a decision or an article, which is looked up in the register and refused when it is not there, or an address, which is kept as given and marked as not verified.

                Send exactly one of decision_id, article and url. The same source again is read anew and takes its own place.
                """)
final class AttachCaseSource implements Tool<AttachCaseSource.Query, Source> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("The address of a page or file on the web") @Size(min = 1, max = 2_000)
            Optional<String> url,

            @Doc("Number or name of a decision of the library, such as CAS 2008/A/1519") @Size(min = 1, max = 300)
            Optional<String> decisionId,

            @Doc("An article with its instrument, such as RSTP 17") @Size(min = 1, max = 200)
            Optional<String> article,

            @Doc("For a url: what it is called") @Size(min = 1, max = CaseEntry.TITLE)
            Optional<String> title,

            @Doc("For a url: what it is; web_page when left out")
            Optional<SourceType> sourceType,

            @Doc("Why it matters; not searched") @Size(min = 1, max = Sources.NOTE)
            Optional<String> note) {

        void check() {
            if (Stream.of(url, decisionId, article).filter(Optional::isPresent).count() != 1) {
                throw Problem.invalid(
                        "url",
                        "exactly one of url, decision_id, article",
                        "Send exactly one of url, decision_id and article.");
            }
            if (url.isEmpty() && (title.isPresent() || sourceType.isPresent())) {
                throw Problem.invalid(
                        title.isPresent() ? "title" : "source_type",
                        "for a url only",
                        "Title and type of a decision or an article come from the register: leave title and source_type out.");
            }
        }
    }

    private final RegisterSources register;
    private final Sources sources;

    AttachCaseSource(RegisterSources register, Sources sources) {
        this.register = register;
        this.sources = sources;
    }

    @Override
    public Source call(Query query, Call call) {
        query.check();
        return sources.attach(call.caller().owner(), source(query).noted(query.note()));
    }

    private Source source(Query query) {
        return query.decisionId()
                .map(id -> register.ofDecision(query.caseId(), id))
                .or(() -> query.article().map(article -> register.ofArticle(query.caseId(), article)))
                .orElseGet(() -> register.ofAddress(
                        query.caseId(),
                        WebAddress.of("url", query.url().orElseThrow()),
                        query.title(),
                        query.sourceType()));
    }
}
