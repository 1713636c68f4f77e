package touchline.research.pack;

import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.CaseFile;
import touchline.cases.Cases;
import touchline.cases.Finding;
import touchline.cases.FindingKind;
import touchline.cases.Findings;
import touchline.cases.Source;
import touchline.law.citations.CitationCheck;
import touchline.research.asking.CaseMaterial;
import touchline.research.asking.CitedLaw;
import touchline.research.asking.Gap;
import touchline.research.asking.Lead;
import touchline.research.asking.Leads;
import touchline.research.asking.LibrarySearch;
import touchline.research.asking.RegisterSearch;
import touchline.time.Moments;

/** Puts source packs together; keeps nothing. */
public final class SourcePacks {

    private final Cases cases;
    private final CaseMaterial material;
    private final Findings findings;
    private final RegisterSearch register;
    private final LibrarySearch library;
    private final CitationCheck citations;
    private final Matches matches;
    private final Clock clock;

    public SourcePacks(
            Cases cases,
            CaseMaterial material,
            Findings findings,
            RegisterSearch register,
            LibrarySearch library,
            CitationCheck citations,
            Matches matches,
            Clock clock) {
        this.cases = cases;
        this.material = material;
        this.findings = findings;
        this.register = register;
        this.library = library;
        this.citations = citations;
        this.matches = matches;
        this.clock = clock;
    }

    /**
     * @param query absent = what the case is about
     * @param deep whether every sentence of the case's summary is looked for, and more is given
     * @throws touchline.problem.Problem NOT_FOUND for a case that is not the owner's
     */
    public SourcePack build(String owner, String caseId, Optional<String> query, boolean deep) {
        CaseFile file = cases.find(owner, caseId);
        LocalDate asOf = LocalDate.now(clock);
        String asked = query.orElseGet(() -> about(file));
        var own = material.find(owner, caseId, asked);
        List<Lead> leads = Leads.of(asked, file.summary().filter(_ -> deep), deep ? own.texts() : List.<String>of());
        CitedLaw cited = CitedLaw.of(citations.of(asked + "\n" + file.summary().orElse(""), asOf));
        int most = deep ? 20 : 8;
        var law = register.find(leads, cited, most);
        var decisions = library.find(leads, cited, law.found(), most);
        List<Source> sources = material.sources(owner, caseId);
        List<Finding> made = findings.list(owner, caseId, Optional.empty());
        var left = new LinkedHashSet<String>(law.left());
        left.addAll(decisions.left());
        left.add("Notes and links of the case.");
        return new SourcePack(
                caseId,
                file.title(),
                asked,
                asOf,
                Moments.now(clock),
                sources.stream()
                        .map(source -> new SourcePack.Entry(source, Terms.of(source)))
                        .toList(),
                matches.of(law.found(), decisions.found(), sources, asOf),
                own.passages().stream()
                        .map(passage -> new SourcePack.Passage(passage.sourceId(), passage.citation(), passage.text()))
                        .toList(),
                made.stream()
                        .filter(finding -> finding.kind() != FindingKind.NEGATIVE_SEARCH)
                        .toList(),
                Stream.concat(
                                made.stream()
                                        .filter(finding -> finding.kind() == FindingKind.NEGATIVE_SEARCH)
                                        .map(Finding::text),
                                Stream.of(own.gaps(), law.gaps(), decisions.gaps())
                                        .flatMap(List::stream)
                                        .map(Gap::sentence))
                        .distinct()
                        .toList(),
                List.copyOf(left));
    }

    private static String about(CaseFile file) {
        return file.summary()
                .map(summary -> "%s. %s".formatted(file.title(), summary))
                .orElse(file.title());
    }
}
