package touchline.research.findings;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import touchline.cases.CaseFile;
import touchline.research.asking.Answers;
import touchline.research.asking.Gap;
import touchline.research.asking.OwnMaterial;

/** Puts all that was found as drafts, in the order in which they are kept. */
public final class Drafting {

    private final ArticleDrafts articles;
    private final DecisionDrafts decisions;
    private final OwnDrafts own;

    public Drafting(ArticleDrafts articles, DecisionDrafts decisions, OwnDrafts own) {
        this.articles = articles;
        this.decisions = decisions;
        this.own = own;
    }

    public List<Draft> of(
            CaseFile file,
            String query,
            Answers law,
            Answers library,
            OwnMaterial material,
            List<Gap> gaps,
            LocalDate asOf) {
        List<Draft> found = Stream.of(
                        articles.of(query, law.found(), asOf),
                        decisions.of(library.found(), law.found()),
                        own.of(query, material.passages(), asOf))
                .flatMap(List::stream)
                .toList();
        return Stream.of(found, NextSteps.of(file, found, gaps), NextSteps.negative(gaps))
                .flatMap(List::stream)
                .toList();
    }
}
