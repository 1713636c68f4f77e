package touchline.research.brief;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.cases.CaseFile;
import touchline.cases.Finding;
import touchline.cases.Findings;
import touchline.research.asking.CaseMaterial;

/** Writes the brief of a research from what it has kept. */
public final class Writing {

    /** @param note what is to be said of the engine; absent = nothing */
    public record Brief(String text, String engine, Optional<String> note) {}

    private final Findings findings;
    private final CaseMaterial sources;
    private final Summarist summarist;

    public Writing(Findings findings, CaseMaterial sources, Summarist summarist) {
        this.findings = findings;
        this.sources = sources;
        this.summarist = summarist;
    }

    /**
     * @param kept the ids of the findings
     * @param left one sentence for each thing that was not done
     */
    public Brief of(
            String owner,
            CaseFile file,
            String query,
            String depth,
            List<String> kept,
            List<String> left,
            LocalDate asOf) {
        List<Finding> made = findings.list(owner, file.caseId(), Optional.empty()).stream()
                .filter(finding -> kept.contains(finding.findingId()))
                .toList();
        var material = new Material(file, query, depth, asOf, made, sources.sources(owner, file.caseId()), left);
        var written = summarist.write(query, material.grounded(), asOf);
        return new Brief(
                BriefText.of(material, written.summary()),
                written.summary().isPresent() ? "model" : "extractive",
                written.note());
    }
}
