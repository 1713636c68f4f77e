package touchline.cases.tools;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.tools.CitationAnswer.Counts;
import touchline.cases.tools.CitationAnswer.Item;
import touchline.cases.tools.CitationAnswer.Outside;
import touchline.law.citations.Citation;
import touchline.mcp.Markdown;

/** The report of checked citations, the worst first in its head and all of them in order below. */
final class CitationText {

    private CitationText() {}

    static String of(CitationAnswer answer) {
        return Stream.of(head(answer), cut(answer), items(answer), outside(answer), foot(answer))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }

    private static String head(CitationAnswer answer) {
        Counts counts = answer.counts();
        if (counts.total() == 0) {
            return "**No citation was found that the register can speak to**, so nothing is verified (as of %s)."
                    .formatted(answer.asOf());
        }
        String parts = Stream.of(
                        part(counts.verified(), "verified"),
                        part(counts.nameMismatch(), "with other names or another year than the register"),
                        part(counts.unknown(), "not in the register"),
                        part(counts.malformed(), "malformed"),
                        part(counts.repealedOrSuspended(), "repealed or suspended"),
                        part(counts.notYetInForce(), "not yet in force"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return "**%d %s: %s** (as of %s)."
                .formatted(counts.total(), counts.total() == 1 ? "citation" : "citations", parts, answer.asOf());
    }

    private static String cut(CitationAnswer answer) {
        return answer.uncheckedFrom()
                .map(
                        "**Nothing was checked from offset %d on**, as the text cites too much: send the rest by itself."
                                ::formatted)
                .orElse("");
    }

    private static String part(int count, String what) {
        return count == 0 ? "" : count + " " + what;
    }

    private static String items(CitationAnswer answer) {
        return answer.citations().stream().map(CitationText::item).collect(Collectors.joining("\n"));
    }

    private static String item(Item item) {
        return Stream.of(
                        "- `%s` (%d–%d): **%s**. %s"
                                .formatted(
                                        line(item.text()),
                                        item.start(),
                                        item.end(),
                                        Markdown.words(item.verdict()),
                                        item.reason()),
                        labelled("Source", sources(item)),
                        labelled("May mean", item.mayMean()),
                        labelled("Not checked", notChecked(item)))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** What goes for every citation stands once, at the foot. */
    private static List<String> notChecked(Item item) {
        return item.notChecked().stream()
                .filter(open -> !open.startsWith("what the text says"))
                .toList();
    }

    private static List<String> sources(Item item) {
        return Stream.concat(
                        item.decisions().stream()
                                .map(found -> found.sourceUrl()
                                        + (found.sourceUrlSeen() ? "" : " (address built from the archive's pattern)")),
                        item
                                .article()
                                .map(article -> "%s, edition %s".formatted(article.sourceUrl(), article.readEdition()))
                                .stream())
                .distinct()
                .toList();
    }

    private static String labelled(String label, List<String> values) {
        return values.isEmpty() ? "" : label + ": " + String.join("; ", values) + ".";
    }

    private static String outside(CitationAnswer answer) {
        if (answer.outside().isEmpty()) {
            return "";
        }
        return answer.outside().stream()
                .map(one -> "- `%s` (%d–%d): %s".formatted(line(one.text()), one.start(), one.end(), why(one)))
                .collect(Collectors.joining("\n", "Cited, and outside the register:\n", ""));
    }

    private static String why(Outside one) {
        return switch (one.reason()) {
            case Citation.Reason.OTHER_LAW -> "the register does not hold this law (%s).".formatted(one.what());
            case Citation.Reason.INSTRUMENT_NOT_NAMED -> "the text does not say for certain of which instrument.";
            case Citation.Reason.SEVERAL_MEANT -> "more than one decision goes by this name: %s.".formatted(one.what());
            case Citation.Reason.NAME_ALONE -> "nothing says that a decision is meant: %s.".formatted(one.what());
        };
    }

    private static String foot(CitationAnswer answer) {
        return "Never checked: %s.\nLooked for: %s."
                .formatted(String.join("; ", answer.neverChecked()), String.join(", ", answer.lookedFor()));
    }

    private static String line(String printed) {
        return printed.replaceAll("\\s+", " ").replace('`', '\'');
    }
}
