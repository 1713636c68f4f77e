package touchline.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import touchline.documents.printing.Markup;
import touchline.documents.printing.Print;
import touchline.documents.process.Answer;
import touchline.documents.process.Order;
import touchline.documents.process.PrintOrder;
import touchline.documents.workers.Workers;
import touchline.problem.Problem;

/** Prints texts as PDF/A, each in a process of its own under the limits of time and memory that reading has. */
public final class Prints {

    private static final int LARGEST = 200_000_000;

    private final DocumentsSettings settings;
    private final Workers workers;

    Prints(DocumentsSettings settings, Workers workers) {
        this.settings = settings;
        this.workers = workers;
    }

    /**
     * Blocks until it is printed; waits for its turn.
     *
     * @param title what readers show as the document's name; the first heading when empty
     * @throws Problem when the text is empty, too long, or nested too deeply
     */
    public Print print(String text, Markup markup, String title) {
        try {
            Path file = Files.createTempFile("print", ".txt");
            try {
                Files.writeString(file, text);
                return print(workers.ask(
                        Order.printing(file.toString(), new PrintOrder(markup, title)), settings.time(), LARGEST));
            } finally {
                Files.delete(file);
            }
        } catch (Unreadable overLimits) {
            throw tooMuch();
        } catch (IOException noRoom) {
            throw new UncheckedIOException(noRoom);
        }
    }

    private static Print print(Answer answer) {
        if (answer.refusal().isPresent()) {
            Map<String, String> details = answer.details();
            throw Problem.invalid(
                    details.getOrDefault("path", "content"),
                    details.getOrDefault("rule", "content"),
                    answer.refusal().get());
        }
        return answer.print().orElseThrow(Prints::tooMuch);
    }

    private static Problem tooMuch() {
        return Problem.invalid(
                "content",
                "size",
                "The text takes more time or memory than printing may take: make it simpler, or send it in pieces.");
    }
}
