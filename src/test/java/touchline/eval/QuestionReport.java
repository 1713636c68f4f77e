package touchline.eval;

import java.io.IOException;
import java.util.List;
import touchline.eval.sets.QuestionFile;

/** Our own questions, put to the service as it ships. */
final class QuestionReport {

    private QuestionReport() {}

    static void write(String half) throws IOException {
        try (OwnLibrary library = OwnLibrary.open()) {
            List<Judged> all = QuestionFile.read(half).stream()
                    .map(question -> Judged.ask(question, library))
                    .toList();
            List<Judged> answerable =
                    all.stream().filter(one -> one.question().answerable()).toList();
            QualityPage.put("questions-" + half, """
                    ## Our own questions, %s

                    %s

                    ### Strength

                    A question is flagged when its findings are called weak or none.

                    %s
                    """.formatted(
                            half, new RankingTable(answerable).markdown(), new StrengthTable(all).markdown()));
            if (QuestionFile.DEVELOPMENT.contains(half)) {
                new Misses(all).print();
            }
        }
    }
}
