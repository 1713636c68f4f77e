package touchline.study.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.law.Suspension;
import touchline.mcp.Doc;

/** Says of a citation which edition it was read in, whether it applies and where it stands. */
public final class CitedRules {

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
        Reading reading = register.read(citation, day);
        return new CitedRule(
                citation,
                reading.provision().article().title(),
                reading.provision().readEdition(),
                reading.provision().article().status(),
                reading.suspension().map(Suspension::words),
                reading.provision().instrument().sourceUrl());
    }
}
