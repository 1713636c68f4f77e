package touchline.market.tools;

import java.util.List;
import java.util.Optional;
import touchline.market.Synthesis;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.models.Statement;
import touchline.models.Written;
import touchline.problem.Problem;

/** What a language model makes of it; of all the rest of the answer nothing depends on it. */
record SynthesisLine(
        @Doc("UNAVAILABLE when there is none; absent when there is one")
        Optional<String> code,

        @Doc("Why there is none, or what was left out") Optional<String> note,

        Optional<String> model,
        List<Sentence> sentences,

        @Doc("How many sentences were left out: they cite nothing, or say what is not in what they cite")
        int dropped,

        @Doc("Absent where the model's server does not count")
        Optional<Integer> tokensRead,

        Optional<Integer> tokensWritten,
        @Doc("One for every thousand tokens begun") Optional<Integer> costUnits) {

    record Sentence(String text, @Doc("What it rests on") String citation) {
        static Sentence of(Statement statement) {
            return new Sentence(statement.text(), statement.citation());
        }

        String line() {
            return "%s (%s)".formatted(text, citation);
        }
    }

    static SynthesisLine of(Synthesis synthesis) {
        return new SynthesisLine(
                synthesis.problem().map(_ -> Problem.Code.UNAVAILABLE.name()),
                synthesis.problem().or(() -> left(synthesis.dropped())),
                synthesis.model(),
                synthesis.sentences().stream().map(Sentence::of).toList(),
                synthesis.dropped(),
                synthesis.usage().map(Written.Usage::read),
                synthesis.usage().map(Written.Usage::written),
                synthesis.usage().map(Written.Usage::costUnits));
    }

    private static Optional<String> left(int dropped) {
        return dropped == 0
                ? Optional.empty()
                : Optional.of("%d sentences of the model were left out: what they say is not in what they cite."
                        .formatted(dropped));
    }

    void writeTo(Markdown text) {
        text.list("In short, by the model " + model.orElse("not set"), sentences, Sentence::line);
        code.ifPresent(it -> text.paragraph("Synthesis: %s: %s".formatted(it, note.orElse(""))));
        if (code.isEmpty()) {
            note.ifPresent(text::paragraph);
        }
        costUnits.ifPresent(units -> text.paragraph("The synthesis cost %d cost units (%d tokens read, %d written)."
                .formatted(units, tokensRead.orElse(0), tokensWritten.orElse(0))));
    }
}
