package touchline.documents;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes the files that word processors write, and some that they never would. */
public final class Zipped {

    public static final String DOCUMENT = "word/document.xml";

    private static final String W = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";

    private Zipped() {}

    /** @param parts their text by their names */
    static Path file(Path file, Map<String, String> parts) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            write(zip, parts);
        }
        return file;
    }

    /** @param parts their text by their names */
    public static byte[] bytes(Map<String, String> parts) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            write(zip, parts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(ZipOutputStream zip, Map<String, String> parts) throws IOException {
        for (var part : parts.entrySet()) {
            zip.putNextEntry(new ZipEntry(part.getKey()));
            zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
    }

    /** @param inside between the tags of the root element */
    static String word(String root, String inside) {
        return "<w:%s %s>%s</w:%s>".formatted(root, W, inside, root);
    }

    public static String document(String body) {
        return word("document", "<w:body>" + body + "</w:body>");
    }

    public static String paragraph(String text) {
        return "<w:p><w:r><w:t>%s</w:t></w:r></w:p>".formatted(text);
    }
}
