package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.ADDS;

import jakarta.validation.constraints.Size;
import touchline.cases.Note;
import touchline.cases.Notes;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "add_case_note", title = "Keep a note with a case", effect = ADDS, access = MARKET, description = """
                Keeps a note with a case, for people and agents who read the case later.

                Notes are shown by get_case and not searched by search_case; what must be found belongs into a document or a source.
                """)
final class AddCaseNote implements Tool<AddCaseNote.Query, Note> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("The note") @Size(min = 1, max = Notes.LONGEST)
            String text) {}

    private final Notes notes;

    AddCaseNote(Notes notes) {
        this.notes = notes;
    }

    @Override
    public Note call(Query query, Call call) {
        return notes.add(call.caller().owner(), query.caseId(), query.text());
    }
}
