package touchline.documents;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes the files that word processors write, and some that they never would. */
final class Zipped {

    static final String DOCUMENT = "word/document.xml";

    private static final String W = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";

    private Zipped() {}

    /** @param parts their text by their names */
    static Path file(Path file, Map<String, String> parts) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (var part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return file;
    }

    /** @param inside between the tags of the root element */
    static String word(String root, String inside) {
        return "<w:%s %s>%s</w:%s>".formatted(root, W, inside, root);
    }

    static String document(String body) {
        return word("document", "<w:body>" + body + "</w:body>");
    }

    static String paragraph(String text) {
        return "<w:p><w:r><w:t>%s</w:t></w:r></w:p>".formatted(text);
    }
}
