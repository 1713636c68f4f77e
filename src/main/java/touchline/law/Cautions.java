package touchline.law;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sentences that must go with a quotation of an article as read on one day. */
record Cautions(Provision provision, LocalDate asOf, Optional<Instrument> nextEdition) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    List<String> sentences() {
        return Stream.of(
                        window(),
                        replaced(),
                        suspended(),
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
        return switch (article().standingOn(asOf)) {
            case HOLDS -> Optional.empty();
            case ENDED ->
                article()
                        .inForceTo()
                        .map(last ->
                                "Not known to hold on %s: this is the newest earlier wording in the register, known to hold"
                                                .formatted(DAY.format(asOf))
                                        + " until %s; do not cite it as the wording of that day."
                                                .formatted(DAY.format(last)));
            case NOT_YET ->
                article()
                        .inForceFrom()
                        .map(first -> article().status() == Status.COMING
                                ? "Not yet in force on %s: it takes effect on %s."
                                        .formatted(DAY.format(asOf), DAY.format(first))
                                : "The register holds no wording for %s: what follows holds only from %s, and the changes say what it replaced."
                                        .formatted(DAY.format(asOf), DAY.format(first)));
        };
    }

    private Optional<String> replaced() {
        return nextEdition
                .filter(next -> !asOf.isBefore(next.edition().from().orElse(LocalDate.MAX)))
                .map(next -> "On %s the %s applies; this article was not read in it."
                        .formatted(DAY.format(asOf), next.edition().name()));
    }

    private Optional<String> suspended() {
        return article()
                .suspension()
                .filter(suspension -> suspension.appliesOn(asOf))
                .map(suspension -> "Suspended since %s by %s: %s. %s"
                        .formatted(
                                DAY.format(suspension.from()),
                                suspension.by(),
                                String.join(", ", suspension.paragraphs()),
                                suspension.note()));
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
        String what = "Text read: %s; edition in force: %s; ".formatted(read, current);
        return switch (article().status()) {
            case AMENDED_SINCE_READ ->
                Optional.of(
                        what + "its wording of this article was not read, so check the changes before relying on it.");
            case IN_FORCE, SUSPENDED, PARTLY_SUSPENDED ->
                Optional.of(what + "no other change to this article is known.");
            case SUPERSEDED, COMING -> Optional.empty();
        };
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
