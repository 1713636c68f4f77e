package touchline.study.tools;

import static touchline.accounts.Access.ANYONE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.law.Instruments;
import touchline.mcp.Body;
import touchline.mcp.Parameter;
import touchline.mcp.ResourceTemplate;

/** Articles as resources: {@code regulation://RSTP/12bis}. */
final class RegulationResource {

    private static final String MARKDOWN = "text/markdown";

    private RegulationResource() {}

    static ResourceTemplate template(Instruments register, ArticleAnswers answers) {
        return new ResourceTemplate(
                ANYONE,
                "regulation://{instrument}/{article}",
                "regulation",
                "An article of a regulation",
                "One article as it holds today, in own words, with edition, status and source.",
                MARKDOWN,
                List.of(
                        new Parameter("instrument", "Code such as RSTP", true, (typed, _) -> register.codesFrom(typed)),
                        new Parameter(
                                "article",
                                "Number as printed, such as 12bis",
                                true,
                                (typed, chosen) -> register.numbersFrom(chosen.getOrDefault("instrument", ""), typed))),
                List.of(),
                values -> read(answers, values));
    }

    private static Body read(ArticleAnswers answers, Map<String, String> values) {
        String instrument = values.getOrDefault("instrument", "");
        String article = values.getOrDefault("article", "");
        return new Body.Text(
                MARKDOWN, answers.of(instrument, article, Optional.empty()).report());
    }
}
