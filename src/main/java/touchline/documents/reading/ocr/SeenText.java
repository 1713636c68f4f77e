package touchline.documents.reading.ocr;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Tesseract's table of pages, blocks, lines and words, as lines. */
final class SeenText {

    /** Columns of the table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
    private static final int COLUMNS = 12;

    private static final int PAGE = 1;
    private static final int LINE = 4;
    private static final int WORD = 5;

    /** Below this a word is noise: a stain, a stamp, the edge of the paper. */
    private static final double SURE = 30;

    private final List<SeenLine> lines = new ArrayList<>();
    private StringJoiner words = new StringJoiner(" ");
    private int page;
    private float pageWidth;
    private float pageHeight;
    private float left;
    private float right;
    private float bottom;
    private float height;

    private SeenText() {}

    static List<SeenLine> lines(String table) {
        var seen = new SeenText();
        table.lines().skip(1).map(row -> row.split("\t", COLUMNS)).forEach(seen::add);
        seen.close();
        return seen.lines;
    }

    private void add(String[] row) {
        if (row.length < COLUMNS) {
            return;
        }
        int level = Integer.parseInt(row[0]);
        if (level == PAGE) {
            close();
            page = Integer.parseInt(row[1]);
            pageWidth = Float.parseFloat(row[8]);
            pageHeight = Float.parseFloat(row[9]);
        } else if (level == LINE) {
            close();
            left = Float.parseFloat(row[6]);
            right = left + Float.parseFloat(row[8]);
            height = Float.parseFloat(row[9]);
            bottom = Float.parseFloat(row[7]) + height;
        } else if (level == WORD && Double.parseDouble(row[10]) >= SURE && !row[11].isBlank()) {
            words.add(row[11].strip());
        }
    }

    private void close() {
        if (words.length() > 0) {
            lines.add(new SeenLine(page, words.toString(), left, right, bottom, height, pageWidth, pageHeight));
        }
        words = new StringJoiner(" ");
    }
}
