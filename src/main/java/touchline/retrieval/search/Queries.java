package touchline.retrieval.search;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.apache.lucene.document.LongField;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;
import touchline.retrieval.Filter;
import touchline.retrieval.Language;
import touchline.retrieval.index.Fields;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.Reference;
import touchline.retrieval.words.Term;
import touchline.retrieval.words.Term.Form;

/** What is asked of the index. */
final class Queries {

    /** A word as it is, besides its stem: so that text in a language we do not know is found too. */
    private static final float AS_IT_IS = 0.6f;

    /** The stem that another language's rules would make, for English words in other questions. */
    private static final float OTHER_LANGUAGE = 0.8f;

    private static final float NAME = 1f;
    private static final float REFERENCE = 2f;
    private static final float REFERENCE_NAMED = 4f;
    private static final float PARENT = 1f;

    private Queries() {}

    static Query filter(Filter filter) {
        var all = new BooleanQuery.Builder();
        all.add(anyOf(Fields.OWNER, filter.owners()), Occur.FILTER);
        if (!filter.kinds().isEmpty()) {
            all.add(anyOf(Fields.KIND, filter.kinds()), Occur.FILTER);
        }
        filter.labels().forEach((key, value) -> all.add(keyword(Fields.LABEL, Fields.label(key, value)), Occur.FILTER));
        filter.language().ifPresent(it -> all.add(keyword(Fields.LANGUAGE, it.code()), Occur.FILTER));
        if (filter.from().isPresent() || filter.until().isPresent()) {
            long first = filter.from().map(LocalDate::toEpochDay).orElse(Long.MIN_VALUE);
            long last = filter.until().map(LocalDate::toEpochDay).orElse(Long.MAX_VALUE);
            all.add(LongField.newRangeQuery(Fields.DAY, first, last), Occur.FILTER);
        }
        return all.build();
    }

    private static Query anyOf(String field, Collection<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }

    /** The more of the question's words and references, and the rarer these, the better. */
    static Query words(Asked asked, Query filter) {
        var some = new BooleanQuery.Builder();
        asked.terms().forEach(term -> some.add(term(term, asked.language()), Occur.SHOULD));
        asked.terms().stream().flatMap(term -> named(term).stream()).forEach(it -> some.add(it, Occur.SHOULD));
        asked.references().forEach(reference -> references(some, reference));
        return new BooleanQuery.Builder()
                .add(some.build(), Occur.MUST)
                .add(filter, Occur.FILTER)
                .build();
    }

    /** A word counts once, in the field where it counts most; of an expression, every word counts. */
    static Query term(Term term, Language language) {
        var byPlace = new LinkedHashMap<Integer, List<Query>>();
        for (Form form : term.forms()) {
            for (int i = 0; i < form.words().size(); i++) {
                var query = boosted(
                        weight(form, language),
                        Fields.text(form.language()),
                        form.words().get(i));
                byPlace.computeIfAbsent(i, _ -> new ArrayList<>()).add(query);
            }
        }
        var all = new BooleanQuery.Builder();
        byPlace.values().forEach(ways -> all.add(new DisjunctionMaxQuery(ways, 0), Occur.SHOULD));
        return all.build();
    }

    /** Every word of one of its forms. */
    static Query whole(Term term) {
        var any = new BooleanQuery.Builder();
        for (Form form : term.forms()) {
            var all = new BooleanQuery.Builder();
            form.words().forEach(word -> all.add(keyword(Fields.text(form.language()), word), Occur.MUST));
            any.add(all.build(), Occur.SHOULD);
        }
        return any.build();
    }

    private static List<Query> named(Term term) {
        return term.forms().stream()
                .filter(form -> form.language().isEmpty())
                .flatMap(form -> form.words().stream())
                .map(word -> boosted(NAME, Fields.ALIAS, word))
                .toList();
    }

    private static float weight(Form form, Language language) {
        return form.language().map(it -> it == language ? 1f : OTHER_LANGUAGE).orElse(AS_IT_IS);
    }

    private static void references(BooleanQuery.Builder some, Reference reference) {
        some.add(boosted(REFERENCE, Fields.MENTION, reference.exact()), Occur.SHOULD);
        if (reference.certain()) {
            some.add(boosted(REFERENCE_NAMED, Fields.NAME, reference.exact()), Occur.SHOULD);
        }
        reference.parents().forEach(it -> some.add(boosted(PARENT, Fields.MENTION, it), Occur.SHOULD));
        reference.loose().forEach(it -> some.add(boosted(PARENT, Fields.MENTION, it), Occur.SHOULD));
    }

    private static Query boosted(float weight, String field, String value) {
        return new BoostQuery(keyword(field, value), weight);
    }

    private static Query keyword(String field, String value) {
        return new TermQuery(new org.apache.lucene.index.Term(field, value));
    }
}
