package touchline.eval;

import java.io.IOException;
import java.nio.file.Path;
import touchline.eval.documents.DocumentsReport;

/** What {@code eval/run} starts. */
final class Evaluate {

    private Evaluate() {}

    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "questions" -> QuestionReport.write(args[1]);
            case "citations" -> CitationReport.write(args[1]);
            case "assistant" -> AssistantReport.write(args[1]);
            case "cases" -> CasesReport.write(args[1]);
            case "documents" -> DocumentsReport.write(args[1]);
            case "calibrate" -> CalibrationReport.write();
            case "vectors" -> VectorsReport.write();
            case "players" -> PlayerReport.write();
            case "public" -> PublicReport.write(Path.of(args[1]));
            default -> throw new IllegalArgumentException(args[0]);
        }
        // The database and the embedding model keep threads of their own.
        System.exit(0);
    }
}
