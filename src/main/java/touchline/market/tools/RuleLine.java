package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.law.ChangeNote;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.law.Suspension;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** A rule that was applied. */
record RuleLine(
        String citation,
        String title,

        @Doc("The edition the register was written from") String edition,

        Status status,

        @Doc("What of it is suspended, since when and by what")
        Optional<String> suspended,

        @Doc("What must go with any quotation, the weightiest first")
        List<String> warnings,

        @Doc("What changes later, with the day; a move after it has to be looked at anew")
        List<String> coming,

        String sourceUrl,
        @Doc("The day for which it was read") LocalDate asOf) {

    static RuleLine of(String citation, Instruments register, LocalDate day) {
        Reading reading = register.read(citation, day);
        return new RuleLine(
                citation,
                reading.provision().article().title(),
                reading.provision().readEdition(),
                reading.provision().article().status(),
                reading.suspension().map(Suspension::words),
                reading.warnings(),
                reading.coming().stream().map(RuleLine::change).toList(),
                reading.provision().instrument().sourceUrl(),
                day);
    }

    private static String change(ChangeNote note) {
        return "%s: %s".formatted(note.date().map(LocalDate::toString).orElse("day not known"), note.note());
    }

    String link() {
        return "[%s](%s) (read in %s, %s%s%s)"
                .formatted(
                        citation,
                        sourceUrl,
                        edition,
                        Markdown.words(status),
                        suspended.map("; "::concat).orElse(""),
                        coming.stream()
                                .map("; from "::concat)
                                .collect(Collectors.joining())
                                .replaceFirst("\\.$", ""));
    }
}
