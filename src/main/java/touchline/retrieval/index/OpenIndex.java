package touchline.retrieval.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.apache.lucene.index.CodecReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.SearcherFactory;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;
import touchline.retrieval.rows.Change;
import touchline.retrieval.rows.Change.Position;

/** The files of an index, open for one writer and many readers. */
record OpenIndex(IndexWriter writer, SearcherManager searchers) {

    private static final SearcherFactory RANKED_BY_BM25 = new SearcherFactory() {
        @Override
        public IndexSearcher newSearcher(IndexReader reader, @Nullable IndexReader previous) {
            var searcher = new IndexSearcher(reader);
            searcher.setSimilarity(IndexFolder.BM25);
            return searcher;
        }
    };

    static OpenIndex in(Path folder) throws IOException {
        return of(IndexFolder.open(folder));
    }

    static OpenIndex emptyIn(Path folder) throws IOException {
        return of(IndexFolder.openEmpty(folder));
    }

    private static OpenIndex of(IndexWriter writer) throws IOException {
        return new OpenIndex(writer, new SearcherManager(writer, RANKED_BY_BM25));
    }

    void apply(Change change, String model) throws IOException {
        var id = new Term(Fields.ID, change.id());
        if (change.stored().isPresent()) {
            writer.updateDocument(id, Documents.of(change.stored().get(), model));
        } else {
            writer.deleteDocuments(id);
        }
    }

    /** What was applied is seen by searches that begin from now on. */
    void show() throws IOException {
        searchers.maybeRefreshBlocking();
    }

    void commit(String model, Position position) throws IOException {
        IndexFolder.remember(writer, model, position);
        writer.commit();
    }

    /** @throws org.apache.lucene.index.CorruptIndexException when a file is not what was once written */
    static boolean check(IndexSearcher searcher) throws IOException {
        for (var leaf : searcher.getIndexReader().leaves()) {
            if (leaf.reader() instanceof CodecReader segment) {
                segment.checkIntegrity();
            }
        }
        return true;
    }

    void deleteAllBut(Set<String> stored) throws IOException {
        var searcher = searchers.acquire();
        try {
            var ids = MultiTerms.getTerms(searcher.getIndexReader(), Fields.ID);
            if (ids == null) {
                return;
            }
            var each = ids.iterator();
            for (BytesRef id = each.next(); id != null; id = each.next()) {
                if (!stored.contains(id.utf8ToString())) {
                    writer.deleteDocuments(new Term(Fields.ID, BytesRef.deepCopyOf(id)));
                }
            }
        } finally {
            searchers.release(searcher);
        }
    }

    /** Without writing anything more; what cannot be closed any more is left to its fate. */
    void abandon() {
        IOUtils.closeWhileHandlingException(searchers, writer::rollback, writer.getDirectory());
    }
}
