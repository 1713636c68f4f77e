package touchline.research.brief;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.cases.Confidence;
import touchline.cases.Finding;
import touchline.cases.FindingKind;
import touchline.cases.Sentences;
import touchline.cases.Source;
import touchline.mcp.Markdown;

/** Writes a brief in Markdown: what matters first, every sentence on the case with the marks of its sources. */
public final class BriefText {

    private static final int SHORT = 3;
    private static final int TITLE = 120;

    private BriefText() {}

    /** @param summary sentences of a model that were held to the findings; absent = the nearest law and decisions */
    public static String of(Material material, Optional<Summary> summary) {
        var numbered = new Numbered(material.sources());
        var text = new Markdown("Brief: " + title(material.query()))
                .paragraph(
                        "Case “%s”. The question: %s".formatted(material.file().title(), material.query()))
                .paragraph("Law and library as of %s; depth %s; %s"
                        .formatted(
                                material.asOf(),
                                material.depth(),
                                summary.isPresent()
                                        ? "engine: model (the summary; all else is extractive)."
                                        : "engine: extractive: nothing below is anybody's opinion but the sources'."));
        text.paragraph("## In short");
        text.paragraph(summary.map(it -> it.marked(numbered::marks)).orElseGet(() -> nearest(material, numbered)));
        section(text, "Issues and the rules that govern them", material, FindingKind.LEGAL_ISSUE, numbered);
        section(text, "Comparable decisions, the nearest first", material, FindingKind.ARGUMENT, numbered);
        section(text, "Facts on file", material, FindingKind.FACT, numbered);
        section(text, "Risks", material, FindingKind.RISK, numbered);
        section(text, "Next steps", material, FindingKind.NEXT_STEP, numbered);
        text.list(
                "Looked for and not found",
                material.of(FindingKind.NEGATIVE_SEARCH).toList(),
                finding -> finding.text() + " This is no proof that nothing exists.");
        text.list("Not done", material.left(), sentence -> sentence);
        text.list("Sources", numbered.list(), line -> line);
        text.list("What goes with the sources", numbered.notes(), line -> line);
        return text.text();
    }

    private static void section(Markdown text, String heading, Material material, FindingKind kind, Numbered numbered) {
        List<Finding> all = material.of(kind).toList();
        if (all.isEmpty()) {
            return;
        }
        List<Finding> near = all.stream().filter(finding -> !isFar(finding)).toList();
        // Where nothing is near, the first are still worth reading, and say what they are.
        List<Finding> findings = near.isEmpty() ? all.stream().limit(SHORT).toList() : near;
        List<Finding> far =
                all.stream().filter(finding -> !findings.contains(finding)).toList();
        text.paragraph("## " + heading);
        text.paragraph(IntStream.range(0, findings.size())
                .mapToObj(i -> "%d. %s".formatted(i + 1, line(findings.get(i), numbered)))
                .collect(Collectors.joining("\n")));
        text.paragraph(named("Less near, and named only so that nothing is missed: ", far, material, numbered)
                .strip());
    }

    /** What is of low confidence is named alone. */
    private static boolean isFar(Finding finding) {
        return isWeighed(finding) && finding.confidence() == Confidence.LOW;
    }

    private static boolean isWeighed(Finding finding) {
        return finding.kind() == FindingKind.LEGAL_ISSUE || finding.kind() == FindingKind.ARGUMENT;
    }

    private static String line(Finding finding, Numbered numbered) {
        String pinpoint = finding.sources().stream()
                .flatMap(support -> support.pinpoint().stream())
                .filter(place -> !finding.text().contains(place))
                .distinct()
                .map(" (%s)"::formatted)
                .collect(Collectors.joining());
        return "%s%s %s%s"
                .formatted(
                        finding.text(),
                        pinpoint,
                        numbered.marks(finding),
                        isWeighed(finding) ? " Confidence: %s.".formatted(Markdown.words(finding.confidence())) : "");
    }

    private static String nearest(Material material, Numbered numbered) {
        List<Finding> issues = material.of(FindingKind.LEGAL_ISSUE).limit(SHORT).toList();
        List<Finding> decisions = material.of(FindingKind.ARGUMENT).limit(SHORT).toList();
        if (issues.isEmpty() && decisions.isEmpty()) {
            return "Neither the register of articles nor the library of decisions answers this question.";
        }
        return "%s%s\n\n%s"
                .formatted(
                        named(
                                issues.stream().allMatch(BriefText::isFar)
                                        ? "The register of articles holds no rule near to the question; the least far are "
                                        : "The rules nearest to the question are ",
                                issues,
                                material,
                                numbered),
                        named(
                                decisions.stream().allMatch(BriefText::isFar)
                                        ? "The decisions found are of low confidence; the first are "
                                        : "The nearest decisions are ",
                                decisions,
                                material,
                                numbered),
                        Stream.concat(issues.stream(), decisions.stream())
                                .filter(finding -> !isFar(finding))
                                .flatMap(finding -> point(finding, material, numbered).stream())
                                .collect(Collectors.joining("\n")))
                .strip();
    }

    /** What a rule or a decision says, in its first sentence. */
    private static Optional<String> point(Finding finding, Material material, Numbered numbered) {
        return finding.sources()
                .getFirst()
                .quote()
                .map(quote -> "- %s: %s %s"
                        .formatted(name(finding, material), Sentences.of(quote).getFirst(), numbered.marks(finding)));
    }

    private static String named(String start, List<Finding> findings, Material material, Numbered numbered) {
        return findings.isEmpty()
                ? ""
                : findings.stream()
                        .map(finding -> "%s %s".formatted(name(finding, material), numbered.marks(finding)))
                        .collect(Collectors.joining(", ", start, ". "));
    }

    private static String name(Finding finding, Material material) {
        String first = finding.sources().getFirst().sourceId();
        return material.sources().stream()
                .filter(source -> source.sourceId().equals(first))
                .map(Source::citation)
                .findFirst()
                .orElse("a source");
    }

    private static String title(String query) {
        String line = query.replaceAll("\\s+", " ").strip();
        return line.length() <= TITLE ? line : line.substring(0, TITLE) + "…";
    }
}
