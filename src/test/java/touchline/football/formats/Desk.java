package touchline.football.formats;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import touchline.football.intake.Intakes;
import touchline.football.reading.Asked;
import touchline.store.Store;

/** Imports over a store, on a day, and the files to import. */
record Desk(Store store, Path folder) {

    private static final Clock DAY = Clock.fixed(Instant.parse("2091-08-01T12:00:00Z"), ZoneOffset.UTC);

    ImportReport take(String format, Path file) {
        return take(format, file, Map.of());
    }

    ImportReport take(String format, Path file, Map<String, String> options) {
        return imports().take(format, file, new Asked(options), false, _ -> {});
    }

    ImportReport rehearse(String format, Path file) {
        return imports().take(format, file, Asked.NOTHING, true, _ -> {});
    }

    private Imports imports() {
        return new Imports(Intakes.over(store), store, DAY);
    }

    Path text(String name, String text) {
        return bytes(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Path bytes(String name, byte[] content) {
        try {
            return Files.write(folder.resolve(name), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path zip(String name, Map<String, String> files) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (var file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                byte[] text = file.getValue().getBytes(StandardCharsets.UTF_8);
                zip.write(file.getKey().endsWith(".gz") ? gzipped(text) : text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes(name, bytes.toByteArray());
    }

    /** A workbook of one sheet, from lines of cells parted by bars. */
    Path workbook(String name, String table) {
        StringBuilder rows = new StringBuilder();
        int number = 0;
        for (String line : table.lines().toList()) {
            rows.append("<row r=\"%d\">".formatted(++number));
            char column = 'A';
            for (String cell : line.split("\\|", -1)) {
                String text = cell.strip();
                String at = "%s%d".formatted(column++, number);
                rows.append(
                        text.matches("[\\d.]+")
                                ? "<c r=\"%s\"><v>%s</v></c>".formatted(at, text)
                                : "<c r=\"%s\" t=\"inlineStr\"><is><t>%s</t></is></c>".formatted(at, text));
            }
            rows.append("</row>");
        }
        String main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
        String relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
        return zip(
                name,
                Map.of(
                        "[Content_Types].xml",
                        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>",
                        "xl/workbook.xml",
                        "<workbook xmlns=\"%s\" xmlns:r=\"%s\"><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
                                .formatted(main, relations),
                        "xl/_rels/workbook.xml.rels",
                        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"r1\" Type=\"%s/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>"
                                .formatted(relations),
                        "xl/worksheets/sheet1.xml",
                        "<worksheet xmlns=\"%s\"><sheetData>%s</sheetData></worksheet>".formatted(main, rows)));
    }

    static byte[] gzipped(byte[] content) {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
