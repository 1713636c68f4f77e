package touchline.market.tools;

import java.time.Instant;
import java.util.Optional;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** An entry of the watch list. */
record WatchAnswer(
        PersonLine player,
        @Doc("false = paused") boolean enabled,
        @Doc("When the watching began") Instant since,
        @Doc("The newest note") Optional<MemoryLine> note,
        @Doc("How old the data are") String dataNote)
        implements Report {

    @Override
    public String report() {
        return new Markdown(enabled ? player.name() + " is being watched" : player.name() + " is not watched now")
                .paragraph(player.line())
                .paragraph("On the list since %s.".formatted(since))
                .paragraph(note.map(it -> "Note of %s: %s".formatted(it.notedAt(), it.text()))
                        .orElse("There is no note."))
                .paragraph(dataNote)
                .paragraph(
                        "`watched_players` says what changed since your last look; the webhook of your account page, if you set one, tells it by itself.")
                .text();
    }
}
