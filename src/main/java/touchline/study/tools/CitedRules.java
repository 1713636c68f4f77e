package touchline.study.tools;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.mcp.Doc;

/** Says of a citation which edition it was read in, whether it applies and where it stands. */
public final class CitedRules {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    record CitedRule(
            @Doc("With its paragraph, such as RSTP 17(3)") String citation,
            String title,

            @Doc("The edition the register was written from")
            String edition,

            Status status,

            @Doc("What of the article is suspended on the day, and by what; absent = nothing known")
            Optional<String> suspended,

            String sourceUrl) {

        String link() {
            return "[%s](%s), %s, read in %s%s"
                    .formatted(
                            citation,
                            sourceUrl,
                            title,
                            edition,
                            suspended.map("; "::concat).orElse(""));
        }
    }

    private final Instruments register;

    public CitedRules(Instruments register) {
        this.register = register;
    }

    List<CitedRule> of(List<String> citations, LocalDate day) {
        return citations.stream().map(citation -> of(citation, day)).toList();
    }

    CitedRule of(String citation, LocalDate day) {
        int space = citation.indexOf(' ');
        Reading reading = register.read(citation.substring(0, space), citation.substring(space + 1), day);
        return new CitedRule(
                citation,
                reading.provision().article().title(),
                reading.provision().readEdition(),
                reading.provision().article().status(),
                reading.suspension()
                        .map(suspension -> "suspended since %s by %s: %s"
                                .formatted(
                                        DAY.format(suspension.from()),
                                        suspension.by(),
                                        String.join(", ", suspension.paragraphs()))),
                reading.provision().instrument().sourceUrl());
    }
}
