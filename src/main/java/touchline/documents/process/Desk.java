package touchline.documents.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.documents.Reading;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.text.TextReader;

/** Gives a file to the reader of its format. */
final class Desk {

    private static final List<Reader> READERS = List.of(new TextReader());

    private Desk() {}

    static Answer answer(Order order) {
        try {
            return new Answer(Optional.of(read(order)), Optional.empty(), Map.of());
        } catch (Unreadable unreadable) {
            return new Answer(Optional.empty(), Optional.of(unreadable.reason()), unreadable.details());
        } catch (IOException | RuntimeException | StackOverflowError damaged) {
            return new Answer(Optional.empty(), Optional.of(Reason.DAMAGED), Map.of());
        }
    }

    private static Reading read(Order order) throws IOException, Unreadable {
        var file = Path.of(order.file());
        if (Files.size(file) == 0) {
            throw new Unreadable(Reason.EMPTY);
        }
        var type = FormatDetection.type(file, order.filename());
        var unsupported = new Unreadable(Reason.UNSUPPORTED, Map.of("detected", type));
        var format = Format.of(type).orElseThrow(() -> unsupported);
        var reader =
                READERS.stream().filter(one -> one.reads(format)).findFirst().orElseThrow(() -> unsupported);
        var content = reader.read(new Source(file, format, type, order.limits(), order.ocr()));
        return Composition.of(format, content, order.limits());
    }
}
