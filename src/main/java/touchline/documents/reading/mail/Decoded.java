package touchline.documents.reading.mail;

import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.codec.DecoderUtil;
import org.apache.james.mime4j.util.MimeUtil;

/** A line of a message's head in plain letters. */
final class Decoded {

    private Decoded() {}

    static String of(String line) {
        return DecoderUtil.decodeEncodedWords(MimeUtil.unfold(line), DecodeMonitor.SILENT)
                .replaceAll("[\\s\\p{Cntrl}]+", " ")
                .strip();
    }
}
