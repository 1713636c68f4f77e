package touchline.cases.tools;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.tools.LibraryAnswer.Hit;
import touchline.law.decisions.Decision;

/** The report of a search in the library; how far to rely on it comes first. */
final class LibraryText {

    private LibraryText() {}

    static String of(LibraryAnswer answer) {
        return Stream.of(
                        head(answer),
                        answer.notSearched().stream()
                                .map(left -> "Not searched: " + left)
                                .collect(Collectors.joining("\n")),
                        answer.decisions().stream().map(LibraryText::hit).collect(Collectors.joining("\n\n")),
                        answer.nextCursor()
                                .map("There are more: send next_cursor %s."::formatted)
                                .orElse(""))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }

    private static String head(LibraryAnswer answer) {
        String advice = switch (answer.retrieval()) {
            case STRONG -> "";
            case WEAK -> " Say that the library may not answer this, and read a decision before relying on it.";
            case NONE -> " Say that the library does not answer this.";
        };
        return "**Retrieval: %s.** %s%s".formatted(answer.retrieval().word(), answer.reason(), advice);
    }

    private static String hit(Hit hit) {
        return Stream.of(
                        "**%s**%s, %s, %s"
                                .formatted(
                                        hit.id(),
                                        hit.parties().isEmpty() ? "" : " " + String.join(" / ", hit.parties()),
                                        hit.forum(),
                                        hit.date()
                                                .map(Object::toString)
                                                .or(() -> hit.year().map(String::valueOf))
                                                .orElse("date not known")),
                        hit.numbered() == Decision.Numbering.DESCRIPTIVE
                                ? "No public number: this is a description, not to be cited as one."
                                : "",
                        hit.holding(),
                        "Outcome: " + hit.outcome().orElse("not known"),
                        "Source: " + hit.sourceUrl()
                                + (hit.sourceUrlSeen() ? "" : " (address built from the archive's pattern)"),
                        hit.matched().isEmpty()
                                ? "Found by its meaning."
                                : "Found by: " + String.join(", ", hit.matched()))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }
}
