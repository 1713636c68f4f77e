package touchline.cases.tools;

import java.util.List;
import touchline.cases.Cases;
import touchline.cases.Findings;
import touchline.cases.Links;
import touchline.cases.Notes;
import touchline.cases.Overviews;
import touchline.cases.Sources;
import touchline.cases.register.RegisterSources;
import touchline.cases.search.CaseSearch;
import touchline.mcp.Tool;

/** The tools for the cases that callers keep. */
public record CaseTools(
        Cases cases,
        Overviews overviews,
        Sources sources,
        Findings findings,
        Links links,
        Notes notes,
        CaseSearch search,
        RegisterSources register) {

    List<Tool<?, ?>> ofCases() {
        return List.of(new ListCases(cases), new GetCase(overviews), new CreateCase(cases), new UpdateCase(cases));
    }

    List<Tool<?, ?>> withinCases() {
        return List.of(
                new ListCaseSources(sources),
                new GetCaseFindings(findings),
                new AttachCaseSource(register, sources),
                new AddCaseLink(links),
                new AddCaseNote(notes),
                new SearchCase(search));
    }
}
