package touchline.documents.reading.mail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.message.DefaultMessageBuilder;
import org.apache.james.mime4j.stream.MimeConfig;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;

/** Reads a message with all that is in it. */
public final class MailReader implements Reader {

    private static final int LONGEST_HEADER = 20_000;
    private static final int MOST_HEADERS = 1_000;

    private final Attachments attachments;

    public MailReader(Attachments attachments) {
        this.attachments = attachments;
    }

    @Override
    public boolean reads(Format format) {
        return format == Format.EML;
    }

    @Override
    public Content read(Source source) throws IOException, Unreadable {
        var builder = new DefaultMessageBuilder();
        builder.setMimeEntityConfig(MimeConfig.custom()
                .setMaxHeaderLen(LONGEST_HEADER)
                .setMaxHeaderCount(MOST_HEADERS)
                .setMaxLineLen(-1)
                .build());
        try (InputStream in = Files.newInputStream(source.file())) {
            Message message = builder.parseMessage(in);
            var letter = new Letter(source, attachments);
            letter.write(message, 1);
            Map<String, String> metadata = new LinkedHashMap<>();
            Optional.ofNullable(message.getSubject()).ifPresent(subject -> metadata.put("title", subject.strip()));
            Optional.ofNullable(message.getFrom())
                    .filter(from -> !from.isEmpty())
                    .ifPresent(from -> metadata.put("author", from.getFirst().toString()));
            Optional.ofNullable(message.getDate())
                    .ifPresent(date -> metadata.put("created", date.toInstant().toString()));
            message.dispose();
            return new Content(letter.pieces(), Optional.empty(), "eml", letter.warnings(), metadata);
        }
    }
}
