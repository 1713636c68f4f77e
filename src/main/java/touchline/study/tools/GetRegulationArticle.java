package touchline.study.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.Optional;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "get_regulation_article",
        title = "Read an article of a regulation",
        effect = READS,
        access = ANYONE,
        description = """
                Reads one article from the verified register: its rules in own words, edition, status, what is suspended and what will change.

                Use it before stating any rule. Pass as_of when the facts happened on another day than today.
                An article that the register does not hold answers NOT_FOUND with the nearest numbers; never guess one.
                """)
final class GetRegulationArticle implements Tool<GetRegulationArticle.Query, ArticleAnswer> {

    record Query(
            @Doc("Code or name of the instrument, such as RSTP, FFAR, FDC, FCE, FS, PRFT, FCHR or CAS-CODE")
            @Size(min = 1, max = 200)
            String instrument,

            @Doc("The number as printed, such as 17, 12bis, 17(1), Annexe 4 art. 5 or R49") @Size(min = 1, max = 100)
            String article,

            @Doc("The day the answer must hold for, as YYYY-MM-DD; today when left out")
            Optional<LocalDate> asOf) {}

    private final ArticleAnswers answers;

    GetRegulationArticle(ArticleAnswers answers) {
        this.answers = answers;
    }

    @Override
    public ArticleAnswer call(Query query, Call call) {
        return answers.of(query.instrument(), query.article(), query.asOf());
    }
}
