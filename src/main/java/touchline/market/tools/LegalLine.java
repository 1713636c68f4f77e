package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import touchline.law.Instruments;
import touchline.market.lens.View;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** What a rule makes of the player's facts. */
record LegalLine(
        String subject,

        @Doc("yes: the rule counts; no: it does not; depends: on a fact not known; suspended: printed but not applied")
        View.Applies applies,

        String result,
        @Doc("The rule and the working") List<String> steps,
        @Doc("What was taken for granted") List<String> assumptions,
        @Doc("What is not known") List<String> unknown,
        List<RuleLine> rules) {

    static LegalLine of(View view, Instruments register, LocalDate day) {
        return new LegalLine(
                view.sum().title(),
                view.applies(),
                view.sum().result(),
                view.sum().steps(),
                view.sum().assumptions(),
                view.sum().unknown(),
                view.sum().citations().stream()
                        .map(citation -> RuleLine.of(citation, register, day))
                        .toList());
    }

    String line() {
        return "**%s** (%s): %s%s%s%s Rules: %s."
                .formatted(
                        subject,
                        Markdown.words(applies),
                        result,
                        told(" Working: ", steps),
                        told(" Assumed: ", assumptions),
                        told(" Not known: ", unknown),
                        rules.stream().map(RuleLine::link).collect(Collectors.joining(", ")));
    }

    private static String told(String before, List<String> sentences) {
        return sentences.isEmpty() ? "" : before + String.join(" ", sentences);
    }
}
