package touchline.law;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sentences that must go with a quotation of an article as read on one day. */
record Cautions(
        Provision provision, LocalDate asOf, Optional<Reading.Pinpoint> pinpoint, Optional<Instrument> nextEdition) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH);

    List<String> sentences() {
        return Stream.of(
                        window(),
                        replaced(),
                        suspended(),
                        paragraph(),
                        superseded(),
                        read(),
                        since(),
                        sources(),
                        basis(),
                        numbering())
                .flatMap(Optional::stream)
                .toList();
    }

    private Article article() {
        return provision.article();
    }

    private Instrument instrument() {
        return provision.instrument();
    }

    private Optional<String> window() {
        return switch (provision.standingOn(asOf)) {
            case HOLDS -> Optional.empty();
            case ENDED ->
                provision
                        .lastDay()
                        .map(last ->
                                "Not known to hold on %s: this is the newest earlier wording in the register, known to hold until %s; do not cite it as the wording of that day."
                                        .formatted(DAY.format(asOf), DAY.format(last)));
            case NOT_YET -> article().inForceFrom().map(this::tooEarly);
        };
    }

    private String tooEarly(LocalDate first) {
        boolean nothingBefore =
                article().status() == Status.COMING || instrument().kind() != Instrument.Kind.INSTRUMENT;
        return (nothingBefore
                        ? "Not yet in effect on %s: it takes effect on %s."
                        : "The register holds no wording for %s: what follows holds from %s.")
                .formatted(DAY.format(asOf), DAY.format(first));
    }

    private Optional<String> replaced() {
        return nextEdition
                .filter(next -> !asOf.isBefore(next.edition().from().orElse(LocalDate.MAX)))
                .map(next -> "On %s the %s applies; this article was not read in it."
                        .formatted(DAY.format(asOf), next.edition().name()));
    }

    private Optional<String> suspended() {
        return provision
                .suspensionOn(asOf)
                .map(suspension -> "Suspended since %s by %s: %s. %s"
                        .formatted(
                                DAY.format(suspension.from()),
                                suspension.by(),
                                String.join(", ", suspension.paragraphs()),
                                suspension.note()));
    }

    private Optional<String> paragraph() {
        return pinpoint.filter(asked -> asked.suspended().isEmpty()).flatMap(asked -> {
            if (asked.facts().isEmpty()) {
                return Optional.of(
                        "The register has no fact of its own for %s; whether this paragraph exists was not checked."
                                .formatted(asked.cited()));
            }
            return provision
                    .suspensionOn(asOf)
                    .map(_ -> "%s is not among the suspended paragraphs.".formatted(asked.cited()));
        });
    }

    private Optional<String> superseded() {
        return article().status() == Status.SUPERSEDED
                ? Optional.of("Superseded: "
                        + article().changes().stream().map(ChangeNote::note).collect(Collectors.joining(" ")))
                : Optional.empty();
    }

    /** A list of circulars or cases has no editions to compare. */
    private Optional<String> read() {
        String read = provision.readEdition();
        String current = instrument().edition().name();
        if (instrument().kind() != Instrument.Kind.INSTRUMENT || read.equals(current)) {
            return Optional.empty();
        }
        if (article().status() == Status.COMING) {
            return Optional.of("Text read: %s.".formatted(read));
        }
        return Optional.of("Text read: %s; edition in force in %s: %s; %s."
                .formatted(read, MONTH.format(instrument().stateOfSources()), current, sinceRead()));
    }

    private String sinceRead() {
        boolean noted = !article().changes().isEmpty();
        if (article().status() == Status.AMENDED_SINCE_READ) {
            return "its wording of this article was not read in full" + (noted ? ", so check the changes" : "");
        }
        return noted ? "no change beyond those listed is known" : "no change to this article is known";
    }

    private Optional<String> since() {
        return article().inForceFrom().isEmpty() && asOf.isBefore(instrument().stateOfSources())
                ? Optional.of("The register does not know since when this wording holds.")
                : Optional.empty();
    }

    private Optional<String> sources() {
        LocalDate state = instrument().stateOfSources();
        return asOf.isAfter(state)
                ? Optional.of("The sources end on %s; what changed later is not known.".formatted(DAY.format(state)))
                : Optional.empty();
    }

    private Optional<String> basis() {
        return switch (article().confidence()) {
            case PRIMARY -> Optional.empty();
            case SECONDARY -> Optional.of("Known from pages about it, not from the official text.");
            case CROSS_REFERENCE -> Optional.of("The number is known from another official text that cites it.");
        };
    }

    private Optional<String> numbering() {
        return instrument().numbering();
    }
}
