package touchline.football.names;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.NumericDocValues;
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
import touchline.football.names.Folded.Word;

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

    private final List<Known> players;
    private final IndexSearcher searcher;

    /** A player with the names folded, so that a search need not fold them again. */
    record Known(NamedPlayer player, List<Folded> folded) {

        static Known of(NamedPlayer player) {
            return new Known(player, player.names().stream().map(Folded::of).toList());
        }

        /** The likest of the names. */
        Optional<Match> match(Likeness likeness) {
            return IntStream.range(0, folded.size())
                    .boxed()
                    .flatMap(at -> likeness.to(player.slug(), player.names().get(at), folded.get(at)).stream())
                    .max(Comparator.comparingDouble(Match::likeness));
        }
    }

    NameIndex(Collection<NamedPlayer> named) {
        this.players = named.stream().map(Known::of).toList();
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
        document.add(new NumericDocValuesField(POSITION, position));
        for (Folded name : players.get(position).folded()) {
            name.runs().forEach(run -> keyword(document, GLUED, run.key()));
            for (Word word : name.words()) {
                keyword(document, WORD, word.text());
                keyword(document, KEY, word.key());
                keyword(document, CONSONANTS, word.consonants());
            }
        }
        return document;
    }

    private static void keyword(Document document, String field, String value) {
        document.add(new StringField(field, value, Field.Store.NO));
    }

    /** Those whose words are near to the words asked for. */
    List<Known> near(Folded asked, int most) {
        return found(near(asked), most);
    }

    /** Those who have every word asked for, however romanised: much faster than looking for what is near. */
    List<Known> outright(Folded asked, int most) {
        return found(outright(asked), most);
    }

    private List<Known> found(Query query, int most) {
        try {
            List<Known> found = new ArrayList<>();
            ScoreDoc[] hits = searcher.search(query, most).scoreDocs;
            // Values of documents are read forwards only.
            Arrays.sort(hits, Comparator.comparingInt(hit -> hit.doc));
            NumericDocValues positions = MultiDocValues.getNumericValues(searcher.getIndexReader(), POSITION);
            for (ScoreDoc hit : hits) {
                positions.advanceExact(hit.doc);
                found.add(players.get((int) positions.longValue()));
            }
            return found;
        } catch (IOException memoryFailed) {
            throw new UncheckedIOException(memoryFailed);
        }
    }

    private static Query outright(Folded asked) {
        var all = new BooleanQuery.Builder();
        for (Word word : asked.words()) {
            var either = new BooleanQuery.Builder();
            either.add(new TermQuery(new Term(WORD, word.text())), Occur.SHOULD);
            either.add(new TermQuery(new Term(KEY, word.key())), Occur.SHOULD);
            all.add(either.build(), Occur.MUST);
        }
        return all.build();
    }

    private static Query near(Folded asked) {
        var any = new BooleanQuery.Builder();
        asked.words().forEach(word -> any.add(word(word, asked.foreign()), Occur.SHOULD));
        if (asked.glued().length() > 3) {
            any.add(near(GLUED, asked.glued().key()), Occur.SHOULD);
        }
        return any.build();
    }

    private static Query word(Word word, boolean foreign) {
        List<Query> ways = new ArrayList<>();
        ways.add(new BoostQuery(new TermQuery(new Term(WORD, word.text())), EXACT));
        ways.add(new BoostQuery(new PrefixQuery(new Term(WORD, word.text())), BEGINNING));
        if (word.length() > 2) {
            ways.add(new BoostQuery(new TermQuery(new Term(KEY, word.key())), SAME_KEY));
            ways.add(near(KEY, word.key()));
            String consonants = word.consonants();
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
