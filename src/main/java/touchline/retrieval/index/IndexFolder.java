package touchline.retrieval.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.codecs.lucene104.Lucene104HnswScalarQuantizedVectorsFormat;
import org.apache.lucene.codecs.lucene99.Lucene99HnswVectorsFormat;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.Similarity;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.apache.lucene.util.quantization.QuantizedByteVectorValues.ScalarEncoding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.problem.Problem;
import touchline.retrieval.Language;
import touchline.retrieval.rows.Change.Position;
import touchline.retrieval.words.Words;

/** Opens the files of an index; what cannot be opened is thrown away, for the store can make it anew. */
final class IndexFolder {

    /** k1 and b that did best on regulations. */
    static final Similarity BM25 = new BM25Similarity(1.2f, 0.75f);

    private static final Logger LOG = LoggerFactory.getLogger(IndexFolder.class);

    /** To be raised when documents or words are made differently: then an index is made anew. */
    private static final String FORMAT = "2";

    /**
     * A part of the index gets a graph of its vectors once a search that goes through so many of its steps saves work: from
     * about 9,000 passages on. Smaller ones are soon joined with others, and to compare all of them takes a millisecond.
     */
    private static final int COMPARED = 1_000;

    private IndexFolder() {}

    /** @throws Problem UNAVAILABLE when another process has it, or nothing can be written there */
    static IndexWriter open(Path folder) {
        try {
            return openOrFail(folder);
        } catch (LockObtainFailedException e) {
            throw Problem.unavailable(
                    "The search index %s is in use by another process: give each its own TOUCHLINE_DATA."
                            .formatted(folder));
        } catch (IOException | RuntimeException e) {
            LOG.warn("The search index {} cannot be read and is made anew", folder, e);
            return openEmpty(folder);
        }
    }

    static IndexWriter openEmpty(Path folder) {
        try {
            clear(folder);
            return openOrFail(folder);
        } catch (IOException e) {
            throw Problem.unavailable(
                    "The search index %s cannot be written: correct its permissions, or free some space."
                            .formatted(folder));
        }
    }

    private static IndexWriter openOrFail(Path folder) throws IOException {
        Files.createDirectories(folder);
        var writer = new IndexWriter(FSDirectory.open(folder), configuration());
        if (!FORMAT.equals(remembered(writer).get("format"))) {
            writer.deleteAll();
        }
        return writer;
    }

    private static void clear(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    private static IndexWriterConfig configuration() {
        return new IndexWriterConfig(analyzers()).setSimilarity(BM25).setCodec(new Lucene104Codec() {
            // Eight bits find nearly what floats find, in a quarter of the memory.
            private final KnnVectorsFormat eightBits = new Lucene104HnswScalarQuantizedVectorsFormat(
                    ScalarEncoding.UNSIGNED_BYTE,
                    Lucene99HnswVectorsFormat.DEFAULT_MAX_CONN,
                    Lucene99HnswVectorsFormat.DEFAULT_BEAM_WIDTH,
                    1,
                    null,
                    COMPARED);

            @Override
            public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
                return eightBits;
            }
        });
    }

    private static Analyzer analyzers() {
        var byField = List.of(Language.values()).stream()
                .map(Optional::of)
                .collect(Collectors.toMap(Fields::text, Words::analyzer));
        return new PerFieldAnalyzerWrapper(Words.analyzer(Optional.empty()), byField);
    }

    /** How far the index had followed the store for a model when it was last written to disk. */
    static Position position(IndexWriter writer, String model) {
        var data = remembered(writer);
        return FORMAT.equals(data.get("format")) && model.equals(data.get("model"))
                ? new Position(Long.parseLong(data.getOrDefault("number", "0")), data.getOrDefault("id", ""))
                : Position.START;
    }

    static void remember(IndexWriter writer, String model, Position position) {
        writer.setLiveCommitData(
                Map.of("format", FORMAT, "model", model, "number", "" + position.number(), "id", position.id())
                        .entrySet());
    }

    private static Map<String, String> remembered(IndexWriter writer) {
        var data = writer.getLiveCommitData();
        Map<String, String> remembered = new HashMap<>();
        if (data != null) {
            StreamSupport.stream(data.spliterator(), false)
                    .forEach(entry -> remembered.put(entry.getKey(), entry.getValue()));
        }
        return remembered;
    }
}
