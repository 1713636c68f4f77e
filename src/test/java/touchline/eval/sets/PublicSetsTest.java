package touchline.eval.sets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublicSetsTest {

    @TempDir
    Path folder;

    @Test
    void readsTheLayoutOfBeir() throws IOException {
        write("tiny/corpus.jsonl", """
                {"_id": "1", "title": "Grass", "text": "Grass is green.", "metadata": {}}
                {"_id": "2", "title": "", "text": "Chalk is white."}
                """);
        write("tiny/queries.jsonl", """
                {"_id": "q1", "text": "What is green?"}
                {"_id": "q2", "text": "A question of the training half"}
                """);
        write("tiny/qrels/test.tsv", "query-id\tcorpus-id\tscore\nq1\t1\t2\nq1\t2\t0\n");

        assertThat(PublicSets.in(folder)).singleElement().satisfies(set -> {
            assertThat(set.name()).isEqualTo("tiny");
            assertThat(set.entries())
                    .containsExactly(new Entry("1", "Grass", "Grass is green."), new Entry("2", "", "Chalk is white."));
            assertThat(set.questions())
                    .containsExactly(TestQuestion.answered("q1", "en", "What is green?", Map.of("1", 2)));
        });
    }

    @Test
    void readsTheLayoutOfObliqa() throws IOException {
        write("obliqa/ObliQA_test.json", """
                [{"QuestionID": "a", "Question": "Who must keep records?", "Group": 1, "Passages": [
                   {"DocumentID": 7, "PassageID": "1.1", "Passage": "A firm must keep records."},
                   {"DocumentID": 9, "PassageID": "4", "Passage": "Not in the collection."}]},
                 {"QuestionID": "b", "Question": "What is nowhere?", "Passages": [
                   {"DocumentID": 9, "PassageID": "5", "Passage": "Not in the collection either."}]}]
                """);
        write("obliqa/StructuredRegulatoryDocuments/7.json", """
                [{"ID": "x", "DocumentID": 7, "PassageID": "1.1", "Passage": "A firm must keep records."},
                 {"ID": "y", "PassageID": "1.2", "Passage": "For six years."},
                 {"ID": "z", "DocumentID": 7, "PassageID": "1.2", "Passage": "Or longer."}]
                """);

        assertThat(PublicSets.in(folder)).singleElement().satisfies(set -> {
            assertThat(set.entries())
                    .containsExactly(
                            new Entry("7|1.1", "", "A firm must keep records."),
                            new Entry("7|1.2", "", "For six years.\nOr longer."));
            assertThat(set.questions())
                    .containsExactly(TestQuestion.answered("a", "en", "Who must keep records?", Map.of("7|1.1", 1)));
        });
    }

    @Test
    void readsTheLayoutOfSquad() throws IOException {
        write("xquad.es.json", """
                {"version": "1.1", "data": [{"title": "t", "paragraphs": [
                   {"context": "El balón es redondo.", "qas": [
                      {"id": "q1", "question": "¿Cómo es el balón?", "answers": [{"text": "redondo", "answer_start": 12}]},
                      {"id": "q2", "question": "¿Quién ganó?", "is_impossible": true, "answers": []}]},
                   {"context": "El balón es redondo.", "qas": [
                      {"id": "q3", "question": "¿Qué es redondo?", "answers": [{"text": "balón", "answer_start": 3}]}]}]}]}
                """);
        write("notes.json", "{}");

        assertThat(PublicSets.in(folder)).singleElement().satisfies(set -> {
            assertThat(set.language()).isEqualTo("es");
            assertThat(set.entries()).containsExactly(new Entry("p1", "", "El balón es redondo."));
            assertThat(set.questions())
                    .containsExactly(
                            TestQuestion.answered("q1", "es", "¿Cómo es el balón?", Map.of("p1", 1)),
                            TestQuestion.answered("q3", "es", "¿Qué es redondo?", Map.of("p1", 1)));
        });
    }

    @Test
    void takesLegalQuadForGerman() throws IOException {
        write("LegalQuAD.json", """
                {"data": [{"paragraphs": [{"context": "Im Namen des Volkes", "qas": [
                   {"id": 4, "question": "In wessen Namen?", "answers": []}]}]}]}
                """);

        assertThat(PublicSets.in(folder)).singleElement().satisfies(set -> {
            assertThat(set.name()).isEqualTo("legalquad");
            assertThat(set.questions())
                    .containsExactly(TestQuestion.answered("4", "de", "In wessen Namen?", Map.of("p1", 1)));
        });
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
