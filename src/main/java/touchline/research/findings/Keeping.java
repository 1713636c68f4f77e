package touchline.research.findings;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import touchline.cases.Finding;
import touchline.cases.FindingKind;
import touchline.cases.Findings;
import touchline.cases.Source;
import touchline.cases.Sources;
import touchline.cases.Support;
import touchline.cases.register.RegisterSources;
import touchline.law.citations.CitationCheck;
import touchline.research.asking.CitedLaw;
import touchline.time.Moments;

/** Checks drafts and keeps those that hold; keeping the same drafts of a job again changes nothing. */
public final class Keeping {

    private static final String BY = "research";

    private final Sources sources;
    private final RegisterSources register;
    private final Findings findings;
    private final CitationCheck citations;
    private final Clock clock;

    public Keeping(Sources sources, RegisterSources register, Findings findings, CitationCheck citations, Clock clock) {
        this.sources = sources;
        this.register = register;
        this.findings = findings;
        this.citations = citations;
        this.clock = clock;
    }

    public Kept keep(String owner, String caseId, String jobId, List<Draft> drafts) {
        var there = findings.list(owner, caseId, Optional.empty());
        Set<String> known = new HashSet<>();
        there.forEach(finding -> known.add(finding.kind() + finding.text()));
        var kept = new ArrayList<String>(there.stream()
                .filter(finding -> finding.jobId().filter(jobId::equals).isPresent())
                .map(Finding::findingId)
                .toList());
        var dropped = new ArrayList<String>();
        var fresh = new ArrayList<Finding>();
        Map<String, Support> attached = new HashMap<>();
        for (int number = 0; number < drafts.size(); number++) {
            Draft draft = drafts.get(number);
            Optional<String> fault = fault(draft);
            if (fault.isPresent()) {
                dropped.add(fault.get());
            } else if (known.add(draft.kind() + draft.text())) {
                fresh.add(finding(owner, caseId, jobId, number, draft, attached));
            }
        }
        findings.add(owner, caseId, fresh);
        fresh.forEach(finding -> kept.add(finding.findingId()));
        return new Kept(kept, dropped);
    }

    private Optional<String> fault(Draft draft) {
        if (!draft.grounds().stream().allMatch(Ground::isQuotedRightly)) {
            return Optional.of("A finding was left out because its quote does not stand in the passage it names.");
        }
        // What was looked for in vain may well cite what nobody knows.
        var unknown = draft.kind() == FindingKind.NEGATIVE_SEARCH
                ? List.<String>of()
                : CitedLaw.of(citations.of(draft.text(), LocalDate.now(clock))).unknown();
        return unknown.isEmpty()
                ? Optional.empty()
                : Optional.of("A finding was left out because it cites %s, which the register does not bear out."
                        .formatted(String.join(", ", unknown)));
    }

    private Finding finding(
            String owner, String caseId, String jobId, int number, Draft draft, Map<String, Support> attached) {
        return new Finding(
                id(jobId, number),
                caseId,
                draft.kind(),
                draft.text(),
                draft.grounds().stream()
                        .map(ground -> {
                            var base = attached.computeIfAbsent(
                                    ground.kind() + ground.reference(), _ -> support(owner, caseId, ground));
                            return new Support(
                                    base.sourceId(), base.title(), base.sourceUrl(), ground.pinpoint(), ground.quote());
                        })
                        .toList(),
                draft.confidence(),
                BY,
                Optional.of(jobId),
                Moments.now(clock));
    }

    private Support support(String owner, String caseId, Ground ground) {
        return switch (ground.kind()) {
            case SOURCE -> new Support(ground.reference(), "", Optional.empty(), Optional.empty(), Optional.empty());
            case ARTICLE -> support(sources.attach(owner, register.ofArticle(caseId, ground.reference())));
            case DECISION -> support(sources.attach(owner, register.ofDecision(caseId, ground.reference())));
        };
    }

    private static Support support(Source source) {
        return new Support(source.sourceId(), source.title(), source.sourceUrl(), Optional.empty(), Optional.empty());
    }

    /** Rising with the number, for findings of one moment are read in the order of their ids. */
    private static String id(String jobId, int number) {
        UUID job = UUID.nameUUIDFromBytes(jobId.getBytes(UTF_8));
        return new UUID(job.getMostSignificantBits(), (job.getLeastSignificantBits() & ~0xFFFL) | number).toString();
    }
}
