package touchline.documents.reading.pdf;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/** What a file says of itself: its title, its signatures, and whether it is whole. */
final class Facts {

    private static final int TAIL = 2_048;

    private Facts() {}

    static Map<String, String> of(PDDocument document, Path file) throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        var said = document.getDocumentInformation();
        put(facts, "title", said.getTitle());
        put(facts, "author", said.getAuthor());
        var created = said.getCreationDate();
        if (created != null) {
            facts.put(
                    "created",
                    DateTimeFormatter.ISO_INSTANT.format(created.toInstant().atOffset(ZoneOffset.UTC)));
        }
        if (!document.getSignatureDictionaries().isEmpty()) {
            facts.put("signed", "true");
        }
        if (document.isEncrypted()) {
            facts.put("encrypted", "true");
        }
        if (!isWhole(file)) {
            facts.put("repaired", "true");
        }
        return facts;
    }

    /** Whether it ends as a PDF does; of one that was cut off, what is left can still be read. */
    private static boolean isWhole(Path file) throws IOException {
        try (var bytes = new RandomAccessFile(file.toFile(), "r")) {
            bytes.seek(Math.max(0, bytes.length() - TAIL));
            byte[] tail = new byte[(int) Math.min(TAIL, bytes.length())];
            bytes.readFully(tail);
            return new String(tail, StandardCharsets.ISO_8859_1).contains("startxref");
        }
    }

    private static void put(Map<String, String> facts, String name, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            facts.put(name, value.strip());
        }
    }
}
