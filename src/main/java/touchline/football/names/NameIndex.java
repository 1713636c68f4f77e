package touchline.football.names;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BooleanSimilarity;
import org.apache.lucene.store.ByteBuffersDirectory;

/** The names in memory, to pick the few that are worth a comparison. */
final class NameIndex {

    private static final String WORD = "word";
    private static final String KEY = "key";
    private static final String CONSONANTS = "consonants";
    private static final String GLUED = "glued";
    private static final String POSITION = "position";

    private static final float EXACT = 4;
    private static final float SAME_KEY = 3;
    private static final float BEGINNING = 2;
    private static final float NEAR = 1;

    private final List<NamedPlayer> players;
    private final IndexSearcher searcher;

    NameIndex(Collection<NamedPlayer> named) {
        this.players = List.copyOf(named);
        var directory = new ByteBuffersDirectory();
        try (var writer = new IndexWriter(directory, new IndexWriterConfig())) {
            for (int position = 0; position < players.size(); position++) {
                writer.addDocument(document(position));
            }
            writer.commit();
            this.searcher = new IndexSearcher(DirectoryReader.open(directory));
        } catch (IOException memoryFailed) {
            throw new UncheckedIOException(memoryFailed);
        }
        searcher.setSimilarity(new BooleanSimilarity());
    }

    private Document document(int position) {
        var document = new Document();
        document.add(new StoredField(POSITION, position));
        for (String name : players.get(position).names()) {
            Folded folded = Folded.of(name);
            folded.runs().forEach(run -> keyword(document, GLUED, Romanised.key(run)));
            for (String word : folded.words()) {
                String key = Romanised.key(word);
                keyword(document, WORD, word);
                keyword(document, KEY, key);
                keyword(document, CONSONANTS, Romanised.consonants(key));
            }
        }
        return document;
    }

    private static void keyword(Document document, String field, String value) {
        document.add(new StringField(field, value, Field.Store.NO));
    }

    List<NamedPlayer> candidates(Folded asked, int most) {
        try {
            var stored = searcher.storedFields();
            List<NamedPlayer> found = new ArrayList<>();
            for (ScoreDoc hit : searcher.search(query(asked), most).scoreDocs) {
                found.add(players.get(stored.document(hit.doc)
                        .getField(POSITION)
                        .numericValue()
                        .intValue()));
            }
            return found;
        } catch (IOException memoryFailed) {
            throw new UncheckedIOException(memoryFailed);
        }
    }

    private static Query query(Folded asked) {
        var any = new BooleanQuery.Builder();
        asked.words().forEach(word -> any.add(word(word, asked.foreign()), Occur.SHOULD));
        if (asked.glued().length() > 3) {
            any.add(near(GLUED, Romanised.key(asked.glued())), Occur.SHOULD);
        }
        return any.build();
    }

    private static Query word(String word, boolean foreign) {
        List<Query> ways = new ArrayList<>();
        ways.add(new BoostQuery(new TermQuery(new Term(WORD, word)), EXACT));
        ways.add(new BoostQuery(new PrefixQuery(new Term(WORD, word)), BEGINNING));
        if (word.length() > 2) {
            String key = Romanised.key(word);
            ways.add(new BoostQuery(new TermQuery(new Term(KEY, key)), SAME_KEY));
            ways.add(near(KEY, key));
            String consonants = Romanised.consonants(key);
            if (foreign && consonants.length() > 1) {
                ways.add(new BoostQuery(new TermQuery(new Term(CONSONANTS, consonants)), BEGINNING));
            }
        }
        return new DisjunctionMaxQuery(ways, 0);
    }

    private static Query near(String field, String key) {
        int errors = key.length() >= 6 ? 2 : key.length() >= 4 ? 1 : 0;
        return new BoostQuery(new FuzzyQuery(new Term(field, key), errors, 0), NEAR);
    }
}
