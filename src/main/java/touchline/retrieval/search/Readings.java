package touchline.retrieval.search;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;

/** Reads single documents of the index; documents are given in ascending order. */
final class Readings {

    private final IndexSearcher searcher;
    private final int[] documents;

    Readings(IndexSearcher searcher, Collection<Integer> documents) {
        this.searcher = searcher;
        this.documents = documents.stream().mapToInt(it -> it).sorted().toArray();
    }

    /** What a field of single words holds for each document. */
    Map<Integer, String> values(String field) throws IOException {
        Map<Integer, String> values = new HashMap<>();
        each((leaf, inLeaf, first) -> {
            var column = DocValues.getSorted(leaf.reader(), field);
            for (int document : inLeaf) {
                if (column.advanceExact(document - first)) {
                    values.put(document, column.lookupOrd(column.ordValue()).utf8ToString());
                }
            }
        });
        return values;
    }

    /** The dot product of each document's vector with another one of the same model. */
    Map<Integer, Double> similarities(String field, float[] question) throws IOException {
        Map<Integer, Double> similarities = new HashMap<>();
        vectors(field, (document, vector) -> similarities.put(document, product(question, vector)));
        return similarities;
    }

    /** The cosine of each document's vector and another one of the same model, the mean of all taken from both if known. */
    Map<Integer, Double> cosines(String field, float[] question, float[] mean) throws IOException {
        float[] asked = less(question, mean);
        double length = Math.sqrt(product(asked, asked));
        Map<Integer, Double> cosines = new HashMap<>();
        vectors(field, (document, vector) -> {
            float[] own = less(vector, mean);
            double lengths = length * Math.sqrt(product(own, own));
            cosines.put(document, lengths == 0 ? 0 : product(asked, own) / lengths);
        });
        return cosines;
    }

    private void vectors(String field, BiConsumer<Integer, float[]> each) throws IOException {
        each((leaf, inLeaf, first) -> {
            FloatVectorValues vectors = leaf.reader().getFloatVectorValues(field);
            if (vectors == null) {
                return;
            }
            var place = vectors.iterator();
            for (int document : inLeaf) {
                int at = place.docID() < document - first ? place.advance(document - first) : place.docID();
                if (at == document - first) {
                    each.accept(document, vectors.vectorValue(place.index()));
                }
            }
        });
    }

    private static float[] less(float[] vector, float[] mean) {
        if (mean.length == 0) {
            return vector;
        }
        float[] less = new float[vector.length];
        for (int i = 0; i < less.length; i++) {
            less[i] = vector[i] - mean[i];
        }
        return less;
    }

    private static double product(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** Which documents hold one of some words. */
    Set<Integer> holding(String field, Collection<String> words) throws IOException {
        Set<Integer> holding = new HashSet<>();
        each((leaf, inLeaf, first) -> {
            for (String word : words) {
                var postings = leaf.reader().postings(new Term(field, word), PostingsEnum.NONE);
                if (postings != null) {
                    collect(postings, inLeaf, first, holding);
                }
            }
        });
        return holding;
    }

    private static void collect(DocIdSetIterator postings, int[] inLeaf, int first, Set<Integer> holding)
            throws IOException {
        for (int document : inLeaf) {
            int at = postings.docID() < document - first ? postings.advance(document - first) : postings.docID();
            if (at == document - first) {
                holding.add(document);
            }
        }
    }

    private interface LeafReading {
        void read(LeafReaderContext leaf, int[] inLeaf, int first) throws IOException;
    }

    private void each(LeafReading reading) throws IOException {
        var leaves = searcher.getIndexReader().leaves();
        for (int from = 0; from < documents.length; ) {
            var leaf = leaves.get(ReaderUtil.subIndex(documents[from], leaves));
            int end = leaf.docBase + leaf.reader().maxDoc();
            int to = from;
            while (to < documents.length && documents[to] < end) {
                to++;
            }
            reading.read(leaf, Arrays.copyOfRange(documents, from, to), leaf.docBase);
            from = to;
        }
    }
}
