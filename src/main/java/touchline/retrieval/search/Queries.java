package touchline.retrieval.search;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
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
import touchline.retrieval.index.Fields;
import touchline.retrieval.words.Asked;
import touchline.retrieval.words.Reference;
import touchline.retrieval.words.Term;
import touchline.retrieval.words.Term.Form;

/** What is asked of the index. */
final class Queries {

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
        // In one query, of which the search can leave out what cannot come among the first.
        var some = new BooleanQuery.Builder().add(filter, Occur.FILTER).setMinimumNumberShouldMatch(1);
        asked.terms().forEach(term -> some.add(term(term), Occur.SHOULD));
        asked.terms().stream().flatMap(term -> named(term).stream()).forEach(it -> some.add(it, Occur.SHOULD));
        asked.references().forEach(reference -> references(some, reference));
        return some.build();
    }

    /** A term counts once, in the form that counts most; of an expression, every word counts. */
    static Query term(Term term) {
        List<Query> ways = new ArrayList<>();
        for (Form form : term.forms()) {
            var all = new BooleanQuery.Builder();
            float weight = (float) form.weight();
            form.words().forEach(word -> all.add(boosted(weight, Fields.text(form.language()), word), Occur.SHOULD));
            ways.add(all.build());
        }
        return new DisjunctionMaxQuery(ways, 0);
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
