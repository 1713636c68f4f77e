package touchline.cases.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.tools.DecisionAnswer.Article;
import touchline.mcp.Markdown;

/** A decision's answer as Markdown. */
final class DecisionText {

    private final Markdown text;

    private DecisionText(String title) {
        this.text = new Markdown(title);
    }

    static String of(DecisionAnswer answer) {
        return new DecisionText(answer.id()).write(answer);
    }

    private String write(DecisionAnswer answer) {
        text.paragraph(head(answer));
        answer.warnings().forEach(warning -> text.paragraph("> **Note:** " + warning));
        text.paragraph("**Holding** (own words): " + answer.holding());
        text.paragraph("**Outcome:** " + answer.outcome().orElse("not known"));
        text.list("Articles", answer.articles(), DecisionText::article);
        text.list(
                "Related decisions",
                answer.related(),
                other -> "%s: %s%s".formatted(words(other.relation()), other.id(), parties(other.parties())));
        text.list(
                "Cited in",
                answer.citedIn(),
                citing -> "%s, by %s".formatted(citing.id(), Markdown.words(citing.voice())));
        text.list("Record", record(answer), line -> line);
        return text.text();
    }

    private static String head(DecisionAnswer answer) {
        return "%s%s, %s%s, %s"
                .formatted(
                        answer.parties().isEmpty() ? "" : String.join(" / ", answer.parties()) + ". ",
                        answer.forum(),
                        answer.chamber().map(chamber -> chamber + ", ").orElse(""),
                        answer.type().words(),
                        dates(answer));
    }

    private static String dates(DecisionAnswer answer) {
        String day = answer.date()
                .map(LocalDate::toString)
                .or(() -> answer.year().map(year -> year + " (day not known)"))
                .orElse("date not known");
        return day
                + answer.operativePartDate()
                        .map(operative -> "; result without reasons " + operative)
                        .orElse("");
    }

    private static String article(Article article) {
        return "%s%s%s, %s"
                .formatted(
                        article.title(),
                        article.article().map(number -> ", " + number).orElse(""),
                        article.edition()
                                .map(edition -> " (edition " + edition + ")")
                                .orElse(""),
                        article.inRegister()
                                ? "read it with get_regulation_article as " + article.instrument() + " "
                                        + article.article().orElse("")
                                : "not in the register");
    }

    private static List<String> record(DecisionAnswer answer) {
        return Stream.of(
                        listed("Also numbered", answer.alsoNumbered()),
                        listed("Known as", answer.called()),
                        listed("Panel", answer.panel()),
                        listed("Topics", answer.topics()),
                        listed("Keywords", answer.keywords()),
                        Optional.of("Sport: " + answer.sport() + "; language: " + answer.language()),
                        Optional.of("Source (%s): %s"
                                .formatted(answer.sourceUrlSeen() ? "seen" : "derived", answer.sourceUrl())),
                        listed("Written from", answer.verifiedBy()),
                        Optional.of("Confidence: %s; last looked at %s"
                                .formatted(Markdown.words(answer.confidence()), answer.checkedOn())))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<String> listed(String name, List<String> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(name + ": " + String.join("; ", values));
    }

    private static String parties(List<String> parties) {
        return parties.stream().collect(Collectors.joining(" / ", parties.isEmpty() ? "" : ", ", ""));
    }

    private static String words(String constant) {
        return constant.replace('_', ' ');
    }
}
