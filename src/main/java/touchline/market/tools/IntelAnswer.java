package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** A page of moves and reports. */
record IntelAnswer(
        @Doc("The days looked at, both included") WindowLine window,
        Asked certainty,
        @Doc("The latest first") List<IntelLine> items,
        @Doc("How many there are, on all pages") int total,

        @Doc("When there is none of a player: what is known last of them, from before the window")
        Optional<IntelLine> newestBefore,

        @Doc("How old the data are") String dataNote,
        @Doc("Lines to show with these facts") List<String> attributions,
        Optional<String> nextCursor)
        implements Report {

    record WindowLine(LocalDate from, LocalDate to) {}

    @Override
    public String report() {
        var text = new Markdown("Moves and reports from %s to %s: %d".formatted(window.from(), window.to(), total))
                .paragraph(dataNote)
                .list("Latest first", items, IntelLine::line);
        if (items.isEmpty()) {
            text.paragraph("None is known in these days; take a larger days_back.");
        }
        newestBefore.ifPresent(it -> text.paragraph("Known last: " + it.line()));
        nextCursor.ifPresent(it -> text.paragraph("Go on with cursor `%s`.".formatted(it)));
        return text.list("Sources to name", attributions, line -> line).text();
    }
}
