package touchline.retrieval.index;

import java.util.Optional;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.LongField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.util.BytesRef;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;
import touchline.retrieval.rows.Change.Stored;
import touchline.retrieval.words.Folding;
import touchline.retrieval.words.References;

/** A passage as the index keeps it: what is searched and filtered, not what is shown. */
final class Documents {

    private Documents() {}

    static Document of(Stored stored, String model) {
        var passage = stored.passage();
        var document = new Document();
        exact(document, passage);
        words(document, passage);
        references(document, passage);
        stored.vector()
                .ifPresent(vector -> document.add(
                        new KnnFloatVectorField(Fields.vector(model), vector, VectorSimilarityFunction.DOT_PRODUCT)));
        return document;
    }

    private static void exact(Document document, Passage passage) {
        keyword(document, Fields.ID, passage.id());
        document.add(new SortedDocValuesField(Fields.ID, new BytesRef(passage.id())));
        document.add(
                new SortedDocValuesField(Fields.UNIT, new BytesRef(Fields.unit(passage.source(), passage.citation()))));
        keyword(document, Fields.OWNER, passage.owner());
        keyword(document, Fields.KIND, passage.kind());
        passage.language().map(Language::code).ifPresent(code -> keyword(document, Fields.LANGUAGE, code));
        passage.labels().forEach((key, value) -> keyword(document, Fields.LABEL, Fields.label(key, value)));
        passage.date().ifPresent(day -> document.add(new LongField(Fields.DAY, day.toEpochDay(), Store.NO)));
    }

    private static void words(Document document, Passage passage) {
        var text = Folding.clean(passage.title() + "\n" + passage.text());
        document.add(new TextField(Fields.text(Optional.empty()), text, Store.NO));
        passage.language().stream()
                .flatMap(Language::read)
                .forEach(language -> document.add(new TextField(Fields.text(Optional.of(language)), text, Store.NO)));
        passage.names().forEach(name -> document.add(new TextField(Fields.ALIAS, Folding.clean(name), Store.NO)));
    }

    private static void references(Document document, Passage passage) {
        for (String name : passage.names()) {
            for (var reference : References.in(name)) {
                keyword(document, Fields.NAME, reference.exact());
                reference.parents().forEach(parent -> keyword(document, Fields.PARENT, parent));
            }
        }
        var text = passage.title() + "\n" + passage.text() + "\n" + String.join("\n", passage.names());
        for (var reference : References.in(text)) {
            keyword(document, Fields.MENTION, reference.exact());
            reference.parents().forEach(parent -> keyword(document, Fields.MENTION, parent));
            reference.loose().forEach(loose -> keyword(document, Fields.MENTION, loose));
        }
    }

    private static void keyword(Document document, String field, String value) {
        document.add(new StringField(field, value, Field.Store.NO));
    }
}
