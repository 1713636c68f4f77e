package touchline.documents.reading.pdf;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/** What a file says of itself: its title, its signatures, and whether it is whole. */
final class Facts {

    private static final int TAIL = 2_048;
    private static final Pattern START = Pattern.compile("startxref\\s+(\\d{1,12})");

    /** The table itself, or the object that holds it. */
    private static final Pattern TABLE = Pattern.compile("\\s*(?:xref|\\d{1,10}\\s+\\d{1,5}\\s+obj)");

    private static final int TABLE_START = 40;

    /** What stands before this is not counted in the places of some files. */
    private static final String HEAD = "%PDF-";

    private static final int PASSED_OVER = 1_024;

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

    /** Whether its end leads to its table of parts; of a file that was cut off or changed, what is left can still be read. */
    private static boolean isWhole(Path file) throws IOException {
        try (var bytes = new RandomAccessFile(file.toFile(), "r")) {
            var told = START.matcher(read(bytes, Math.max(0, bytes.length() - TAIL), TAIL));
            long place = -1;
            while (told.find()) {
                place = Long.parseLong(told.group(1));
            }
            int before = Math.max(0, read(bytes, 0, PASSED_OVER).indexOf(HEAD));
            return place >= 0
                    && (TABLE.matcher(read(bytes, place, TABLE_START)).lookingAt()
                            || TABLE.matcher(read(bytes, place + before, TABLE_START))
                                    .lookingAt());
        }
    }

    private static String read(RandomAccessFile bytes, long from, int most) throws IOException {
        byte[] read = new byte[(int) Math.clamp(bytes.length() - from, 0, most)];
        bytes.seek(from);
        bytes.readFully(read);
        return new String(read, StandardCharsets.ISO_8859_1);
    }

    private static void put(Map<String, String> facts, String name, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            facts.put(name, value.strip());
        }
    }
}
