package touchline.documents.process;

import java.util.Optional;
import touchline.documents.reading.Limits;

/**
 * What a reading process is asked for, as JSON on its standard input.
 *
 * @param file its path
 * @param filename as its owner calls it; only tells apart what the bytes leave open
 * @param ocr whether pages without text are recognised by tesseract
 * @param print when the file is a text to be printed, in UTF-8, instead of one to be read
 */
public record Order(String file, String filename, Limits limits, boolean ocr, Optional<PrintOrder> print) {

    public Order(String file, String filename, Limits limits, boolean ocr) {
        this(file, filename, limits, ocr, Optional.empty());
    }

    public static Order printing(String file, PrintOrder print) {
        return new Order(file, "", new Limits(0, 0), false, Optional.of(print));
    }
}
