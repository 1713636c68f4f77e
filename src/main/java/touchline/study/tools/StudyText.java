package touchline.study.tools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.mcp.Markdown;
import touchline.retrieval.Strength;
import touchline.study.tools.StudyAnswer.CitedArticle;
import touchline.study.tools.StudyAnswer.Working;

/** An answer of the assistant as Markdown. */
final class StudyText {

    private StudyText() {}

    static String of(StudyAnswer answer) {
        var text = new Markdown(answer.retrieval() == Strength.STRONG ? "Answer" : "No certain answer here");
        text.paragraph(answer.answer());
        text.paragraph("Retrieval: %s. %s Engine: %s.%s As of %s."
                .formatted(
                        answer.retrieval().word(),
                        answer.reason(),
                        Markdown.words(answer.engine()),
                        answer.engineNote().map(note -> " " + note).orElse(""),
                        answer.asOf()));
        answer.working().ifPresent(working -> working(text, working));
        answer.citations().forEach(article -> article(text, article));
        text.list("Say this with the rules", notes(answer.citations()), note -> note);
        text.list("Look at", answer.lookAt(), place -> place);
        text.list("Not searched", answer.notSearched(), left -> left);
        return text.text();
    }

    private static void working(Markdown text, Working working) {
        text.list("Working", working.steps(), step -> step);
        text.list("Taken for granted", working.assumptions(), one -> one);
        text.list("Not known here", working.unknown(), one -> one);
    }

    private static void article(Markdown text, CitedArticle article) {
        text.paragraph("## %s: %s".formatted(article.article(), article.title()));
        text.paragraph(article.summary());
        if (!article.keyFacts().isEmpty()) {
            text.paragraph(article.keyFacts().stream()
                    .map(fact -> "- **%s** %s".formatted(fact.ref(), fact.fact()))
                    .collect(Collectors.joining("\n")));
        }
        article.suspended()
                .ifPresent(one -> text.paragraph("**Suspended** since %s by %s: %s. %s"
                        .formatted(one.from(), one.by(), String.join(", ", one.paragraphs()), one.note())));
        text.paragraph("Status: %s. Edition: %s; text read: %s. Source: %s"
                .formatted(
                        Markdown.words(article.status()),
                        article.edition(),
                        article.readEdition(),
                        article.sourceUrl()));
    }

    /** Each warning and coming change once, with the articles it goes with. */
    private static List<String> notes(List<CitedArticle> articles) {
        Map<String, List<String>> notes = new LinkedHashMap<>();
        articles.forEach(article -> Stream.concat(
                        article.warnings().stream().filter(warning -> !warning.startsWith("Suspended")),
                        article.coming().stream()
                                .map(change -> change.date()
                                                .map(day -> "On " + day + ": ")
                                                .orElse("Coming: ")
                                        + change.note()))
                .forEach(note -> notes.merge(
                        note,
                        List.of(article.article()),
                        (one, two) -> Stream.concat(one.stream(), two.stream()).toList())));
        return notes.entrySet().stream()
                .map(note -> String.join(" / ", note.getValue()) + ": " + note.getKey())
                .toList();
    }
}
