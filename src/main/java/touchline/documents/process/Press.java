package touchline.documents.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import touchline.documents.printing.Printer;
import touchline.problem.Problem;

/** Prints the text of an order. */
final class Press {

    private Press() {}

    static Answer print(Order order, PrintOrder how) throws IOException {
        var text = Files.readString(Path.of(order.file()));
        try {
            return Answer.of(Printer.print(text, how.markup(), how.title()));
        } catch (Problem refused) {
            return Answer.refusal(refused.sentence(), written(refused.details()));
        }
    }

    private static Map<String, String> written(Map<String, Object> details) {
        return details.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, detail -> String.valueOf(detail.getValue())));
    }
}
