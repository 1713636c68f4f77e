package touchline.research.asking;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import touchline.law.Instruments;
import touchline.retrieval.Filter;
import touchline.retrieval.Hit;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;

/** Asks the register of articles. */
public final class RegisterSearch {

    private static final Set<String> KINDS = Set.of("article");
    private static final int SEARCHED = 10;
    private static final String WHERE = "the register of articles";

    private final PassageSearch search;
    private final Instruments register;

    public RegisterSearch(PassageSearch search, Instruments register) {
        this.search = search;
        this.register = register;
    }

    /** @param most how many articles at most */
    public Answers find(List<Lead> leads, CitedLaw cited, int most) {
        var tally = new Tally();
        var gaps = new ArrayList<Gap>();
        var left = new LinkedHashSet<String>();
        for (Lead lead : leads) {
            var findings = search.find(
                    Question.of(lead.question(), Filter.shared().ofKinds(KINDS)).page(SEARCHED, 0));
            List<Hit> hits = findings.hits();
            for (int rank = 0; rank < hits.size(); rank++) {
                Hit hit = hits.get(rank);
                tally.found(present(hit.passage().citation()), lead, findings.strength(), rank, hit.matched());
            }
            if (lead.equals(leads.getFirst()) && findings.strength() == Strength.NONE) {
                gaps.add(new Gap(lead.question(), WHERE, findings.reason()));
            }
            left.addAll(findings.notSearched());
        }
        cited.articles().forEach(citation -> tally.cited(present(citation)));
        return new Answers(tally.ranked(most), gaps, List.copyOf(left));
    }

    /** A coming edition is read under the name of the present one, which knows both. */
    private String present(String citation) {
        int space = citation.indexOf(' ');
        String code = citation.substring(0, space);
        String article = citation.substring(space + 1);
        return register.find(code)
                .flatMap(instrument -> instrument.nextEditionOf())
                .filter(base -> register.has(base, article))
                .map(base -> base + " " + article)
                .orElse(citation);
    }
}
