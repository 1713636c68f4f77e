package touchline.football.files;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecordHandler;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;

/** The lines of a table, one after the other: of a CSV file, or of the first sheet of a workbook. */
final class Lines {

    private static final int MOST_COLUMNS = 2000;

    private Lines() {}

    static Stream<Line> of(Member member, char delimiter) {
        return member.isNamed(".xlsx") ? workbook(member) : text(member, delimiter);
    }

    private static Stream<Line> text(Member member, char delimiter) {
        var reader = CsvReader.builder()
                .fieldSeparator(delimiter)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .maxBufferSize(Text.LONGEST_LINE)
                .build(
                        CsvRecordHandler.of(it -> it.maxRecordSize(Text.LONGEST_LINE)
                                .maxFieldSize(Text.LONGEST_LINE)
                                .maxFields(MOST_COLUMNS)),
                        Text.reader(member));
        return reader.stream()
                .map(record -> new Line(Math.toIntExact(record.getStartingLineNumber()), record.getFields()));
    }

    private static Stream<Line> workbook(Member member) {
        try {
            var workbook = new ReadableWorkbook(member.open());
            return workbook.getFirstSheet().openStream().map(Lines::line).onClose(() -> close(workbook));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Line line(Row row) {
        String[] cells = new String[row.getCellCount()];
        for (int i = 0; i < cells.length; i++) {
            Cell cell = row.getCell(i);
            cells[i] = cell == null ? "" : text(cell);
        }
        return new Line(row.getRowNum(), List.of(cells));
    }

    /** Days are numbers in a workbook, which whoever reads days knows. */
    private static String text(Cell cell) {
        String text = cell.getType() == CellType.STRING ? cell.asString() : cell.getRawValue();
        return text == null ? "" : text;
    }

    private static void close(ReadableWorkbook workbook) {
        try {
            workbook.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
