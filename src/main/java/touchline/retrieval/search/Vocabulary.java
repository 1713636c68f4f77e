package touchline.retrieval.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import touchline.retrieval.index.Fields;
import touchline.retrieval.words.Term;
import touchline.retrieval.words.Term.Form;

/** Which words the passages hold, and how rare they are. */
record Vocabulary(IndexSearcher searcher, Query filter) {

    /** From 0 for what every passage holds to 1 for what none does. */
    double rarity(Term term) {
        var reader = searcher.getIndexReader();
        long holding = term.forms().stream()
                .mapToLong(form -> holding(reader, form))
                .max()
                .orElse(0);
        return 1 - Math.log1p((double) holding) / Math.log1p(1.0 + Math.max(holding, reader.maxDoc()));
    }

    private static long holding(IndexReader reader, Form form) {
        return form.words().stream()
                .mapToLong(word -> holding(reader, Fields.text(form.language()), word))
                .min()
                .orElse(0);
    }

    private static int holding(IndexReader reader, String field, String word) {
        try {
            return reader.docFreq(new org.apache.lucene.index.Term(field, word));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a passage that the filter admits holds the term. */
    boolean knows(Term term) {
        var query = new BooleanQuery.Builder()
                .add(Queries.whole(term), Occur.FILTER)
                .add(filter, Occur.FILTER)
                .build();
        try {
            return searcher.search(new ConstantScoreQuery(query), 1).scoreDocs.length > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
