package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import touchline.law.decisions.Library;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;
import touchline.retrieval.Question;

@ToolSpec(
        name = "search_juris_library",
        title = "Search the library of decisions",
        effect = READS,
        access = MARKET,
        description = """
                Finds decisions on sports law by what they decided, by party, name or number; questions may be English, French, Spanish or German.

                Use it to find authority for a point, then read a decision with get_juris_decision before citing it.
                The answer says how far it can be relied on (retrieval strong, weak or none) and why. When it is weak or none, say so and cite nothing from it as an answer.
                """)
final class SearchJurisLibrary implements Tool<SearchJurisLibrary.Query, LibraryAnswer> {

    private static final int USUAL = 20;

    record Query(
            @Doc("A question, key words, a party, a name such as Matuzalem, or a number") @Size(min = 1, max = 2_000)
            String q,

            @Doc("Only decisions of this forum, such as CAS, CJEU or Swiss Federal Tribunal") @Size(min = 1, max = 100)
            Optional<String> forum,

            @Doc("Only decisions of this year") @Min(1980) @Max(2100)
            Optional<Integer> year,

            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before, with the same question") @Size(min = 1, max = 100)
            Optional<String> cursor) {

        String asked() {
            return q + "|" + forum.orElse("") + "|" + year.map(String::valueOf).orElse("");
        }
    }

    private final Library library;

    SearchJurisLibrary(Library library) {
        this.library = library;
    }

    @Override
    public LibraryAnswer call(Query query, Call call) {
        if (query.q().isBlank()) {
            throw Problem.invalid("q", "not blank", "The question is blank; ask with words, a name or a number.");
        }
        int offset = Cursor.offset(query.cursor(), query.asked());
        int limit = query.limit().orElse(USUAL);
        Library.Answer answer = library.search(query.q(), query.forum(), query.year(), limit, offset);
        boolean goesOn = answer.more() && offset + limit <= Question.FARTHEST;
        return LibraryAnswer.of(
                answer, goesOn ? Optional.of(new Cursor(query.asked(), offset + limit).text()) : Optional.empty());
    }
}
