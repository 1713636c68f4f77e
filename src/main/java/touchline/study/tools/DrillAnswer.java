package touchline.study.tools;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.study.tools.LessonOverviews.KeyArticle;

/** A drill as a candidate gets it, by a tool or over HTTP. */
public record DrillAnswer(
        @Doc("Pass to submit_answers") String attemptId,
        @Doc("Why these questions") String basis,

        @Doc("How far the topic was found: strong, weak; absent = no topic was given")
        Optional<String> retrieval,

        @Doc("One sentence on it") Optional<String> retrievalReason,

        @Doc("The articles behind the questions; read them first")
        List<KeyArticle> material,

        List<PaperQuestion> questions,

        @Doc("In the order of the questions; show it after the candidate has answered")
        List<KeyEntry> answerKey,

        @Doc("Pages for the candidate") List<Link> links)
        implements Report {

    record Link(String title, String url) {}

    @Override
    public String report() {
        return new Markdown("Drill of %d questions".formatted(questions.size()))
                .paragraph("Attempt `%s`. %s".formatted(attemptId, basis))
                .paragraph(retrieval
                        .map(strength -> "Topic found: %s. %s%s"
                                .formatted(
                                        strength,
                                        retrievalReason.orElse(""),
                                        strength.equals("weak")
                                                ? " Check that the questions are about what you meant."
                                                : ""))
                        .orElse(""))
                .list(
                        "Material",
                        material,
                        article -> "[%s](%s), %s, read in %s: %s"
                                .formatted(
                                        article.citation(),
                                        article.sourceUrl(),
                                        article.title(),
                                        article.readEdition(),
                                        article.summary()))
                .paragraph("## Questions\n\nSelect one option unless the question says one or more.")
                .paragraph(questions.stream().map(PaperQuestion::text).collect(Collectors.joining("\n\n")))
                .paragraph(
                        "## Answer key\n\nShow it after the candidate has answered; send the answers with submit_answers.")
                .paragraph(answerKey.stream().map(KeyEntry::text).collect(Collectors.joining("\n\n")))
                .list("Links", links, link -> "[%s](%s)".formatted(link.title(), link.url()))
                .text();
    }
}
